#!/usr/bin/env python3
"""Prints what the search of the site knows: each section of each article, with its address, as a script."""

import json
import pathlib
import re

sources = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"


def words(markdown):
    """A text as people read it: without marks, and links by their text."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    text = re.sub(r"^\|[-:| ]+\|$|^ *- |^\d+\. |\|", " ", text, flags=re.MULTILINE)
    return " ".join(re.sub(r"[*`]", "", text).split())


def anchor(heading):
    """As DocC writes it: “Why is a row empty?” is Why-is-a-row-empty."""
    return re.sub(r"[^\w\s+=<>-]", "", heading).replace(" ", "-")


def sections(path):
    """The title, address and text of an article, and then of each of its sections. Code is left out."""
    folder, article = path.parent.stem.lower(), path.stem.lower()
    page = f"documentation/{folder}/" + (f"{article}/" if article != folder else "")
    markdown = re.sub(r"^ *```.*?^ *```$", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    # Lists of symbols have no text.
    markdown = markdown.split("\n## Topics\n")[0]
    parts = re.split(r"^#+ (.*)$", re.sub(r"^## Overview$", "", markdown, flags=re.MULTILINE), flags=re.MULTILINE)[1:]
    title = words(parts[0])
    for number, (heading, text) in enumerate(zip(parts[::2], parts[1::2])):
        yield {"address": page + (f"#{anchor(words(heading))}" if number else ""), "article": title,
               "heading": words(heading), "text": words(text)}


articles = sorted(sources.glob("*/*.docc/*.md"))
print("const manual = " + json.dumps([section for path in articles for section in sections(path)], ensure_ascii=False) + ";")
