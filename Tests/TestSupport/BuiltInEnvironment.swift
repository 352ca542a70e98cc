/// The environment of a program that asks nobody: both sections show what is built in.
package let builtInEnvironment = ["MATINEE_FILMS_SOURCE": "builtin", "MATINEE_MUSIC_SOURCE": "builtin"]
