"""Builds Serai as setuptools does, with what the browser client needs where that is still to be built."""

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

from building import client

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client.requirements()]
