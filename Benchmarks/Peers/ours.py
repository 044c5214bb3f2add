"""FlowEngine, by the executable peers-ours."""

import array
import pathlib
import subprocess
import tempfile


class Ours:
    def __init__(self, executable):
        self.process = subprocess.Popen(
            [executable], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question):
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer:
            raise SystemExit(f"bench-peers: peers-ours has no answer to '{question}'")
        return answer

    def seconds(self, name, count, seed, width):
        return float(self.ask(f"time {name} {count} {seed} {width}")) / 1e9

    def frames(self, count, seed, width):
        """x, y, width and height of each item, one after the other."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "frames"
            self.ask(f"write frames {count} {seed} {width} {path}")
            return list(array.array("d", path.read_bytes()))

    def close(self):
        self.process.stdin.close()
        self.process.wait()
