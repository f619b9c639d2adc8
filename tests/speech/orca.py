# SPDX-License-Identifier: MIT
"""Starts the screen reader Orca with a voice that writes its utterances into a file."""
import os
import shutil
import subprocess
import time

from driver import JourneyError, until

# speech-dispatcher passes each utterance to a program, as for synthesizers without a module.
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
# The voice needs no sound device, but speech-dispatcher requires one.
SOUND = "pcm.!default {{ type null }}\nctl.!default {{ type null }}\n"
DISPATCHER = """LogLevel 3
LogDir "{folder}/log"
AudioOutputMethod "alsa"
DefaultModule transcript
AddModule "transcript" "sd_generic" "transcript.conf"
"""


class Orca:
    """Orca, whose utterances can be read line by line."""

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
        """Returns everything said since the last call of forget()."""
        with open(self.voice, encoding="utf-8") as voice:
            return voice.read()[self.read:]

    def forget(self):
        """Waits until Orca is silent, returns what was said until then, and starts again."""
        length = -1
        while length != len(self.said()):
            length = len(self.said())
            time.sleep(0.7)
        said = self.said()
        self.read += len(said)
        return said

    def wait_for(self, fits, what):
        """Waits until fits(said) is true, and returns what was said."""
        try:
            until(lambda: fits(self.said()), what)
        except JourneyError as error:
            raise JourneyError(f"{error}; said was:\n{self.said()}") from None
        return self.said()

    def end(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
