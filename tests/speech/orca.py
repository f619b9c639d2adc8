# SPDX-License-Identifier: MIT
"""Starts the screen reader Orca, whose voice writes into a file what it would say aloud."""
import os
import shutil
import subprocess
import time

from driver import JourneyError, until

# speech-dispatcher gives each utterance to a program, as it does for synthesisers that have no module of their own.
MODULE = r"""GenericExecuteSynth "printf '%s\\n' \'$DATA\' >> {voice}"
GenericCmdDependency "printf"
GenericMaxChunkLength 5000
GenericDelimiters ""
GenericLanguage "en" "en" "utf-8"
GenericLanguage "fr" "fr" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "fr" "MALE1" "fr"
DefaultVoice "en"
"""
# Its voice needs no device for sound, but it asks for one.
SOUND = "pcm.!default {{ type null }}\nctl.!default {{ type null }}\n"
DISPATCHER = """LogLevel 3
LogDir "{folder}/log"
AudioOutputMethod "alsa"
DefaultModule transcript
AddModule "transcript" "sd_generic" "transcript.conf"
"""


class Orca:
    """What Orca says, line by line."""

    def __init__(self):
        if not shutil.which("orca"):
            raise JourneyError("Orca is not installed; './dev test speech' installs it")
        folder = os.path.join(os.environ["HOME"], "speech")
        self.voice = os.path.join(folder, "voice")
        os.makedirs(os.path.join(folder, "modules"))
        os.makedirs(os.path.join(folder, "log"))
        for name, text in (("speechd.conf", DISPATCHER), ("modules/transcript.conf", MODULE), ("voice", ""), ("../.asoundrc", SOUND)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text.format(folder=folder, voice=self.voice))
        dispatcher = ["speech-dispatcher", "--run-single", "--config-dir", folder, "--timeout", "0"]
        self.processes = [subprocess.Popen(dispatcher)]
        self.read = 0
        command = ["orca", "--replace", "--enable", "speech", "--disable", "braille"]
        self.processes.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        self.wait_for(lambda said: "reader on" in said, "Orca's greeting")

    def said(self):
        """All since the last call of forget()."""
        with open(self.voice, encoding="utf-8") as voice:
            return voice.read()[self.read:]

    def forget(self):
        """Waits until Orca has nothing more to say, begins anew, and gives what was said until then."""
        length = -1
        while length != len(self.said()):
            length = len(self.said())
            time.sleep(0.7)
        said = self.said()
        self.read += len(said)
        return said

    def wait_for(self, fits, what):
        """Waits until fits(what was said) is true, and gives what was said."""
        try:
            until(lambda: fits(self.said()), what)
        except JourneyError as error:
            raise JourneyError(f"{error}; said was:\n{self.said()}") from None
        return self.said()

    def end(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
