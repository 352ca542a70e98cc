import Services

extension CommandLineTable.VerbGroup {
    static let sync = CommandLineTable.VerbGroup(
        title: "The same on every machine",
        verbs: [
            CommandLineVerb(
                words: ["sync", "init"], operands: [.init(name: "PLACE", offer: .folders)],
                options: [
                    CommandLineOption(
                        names: ["--encrypt"],
                        description:
                            "nothing in it can be read, with a key that is shown once, as words; joining it asks for these"
                    ),
                    CommandLineOption(
                        names: ["--key-file"], argument: "FILE", offer: .files(endings: []),
                        description:
                            "has the words of its key; - is standard input, where they are looked for without it"),
                ],
                description:
                    "share the library by way of this place: a folder that Syncthing, Nextcloud, Dropbox, git or rclone "
                    + "carry from machine to machine, or the address of a server, of WebDAV or S3; the first machine "
                    + "makes it, the others join"),
            CommandLineVerb(
                words: ["sync", "status"],
                description:
                    "print which machines there are, when each changed something last, what waits to be sent, and notes "
                    + "of which there are two versions"),
            CommandLineVerb(
                words: ["sync", "came"],
                description:
                    "print the last 500 changes that came from other machines, the latest first; with the name or the id of "
                    + "one behind it, those of that one"),
            CommandLineVerb(
                words: ["sync", "came", "--undo"],
                description:
                    "take back what 'sync came' prints, or with the name or the id of a machine what came from that one; all "
                    + "machines hear of it, and what was changed since then stays"),
            CommandLineVerb(
                words: ["sync", "settings"],
                options: ["--share", "--keep"].map { name in
                    CommandLineOption(
                        names: [name], argument: "NAME…", offer: .words(SharedSettings.shareable.map(\.name)),
                        description: name == "--share"
                            ? "say what is set here for all machines, in config.json5 or by choosing it in the program"
                            : "say it no longer")
                },
                description:
                    "print what machines share of what is set, and whose word it is; config.json5 is never written"),
            CommandLineVerb(
                words: ["sync", "forget"], operands: [.init(name: "MACHINE")],
                description:
                    "leave out a machine that does not come any more, by its name or its id, until it changes something; what "
                    + "it has written stays"),
            CommandLineVerb(
                words: ["sync", "leave"],
                description: "share it no longer; what there is stays, here and there"),
            CommandLineVerb(
                words: ["sync"],
                description: "bring the library and what is shared together now (the shared shelf is 'library sync')"),
        ], notes: [sharing, watching, servers, encrypting])

    private static let watching = """
        While the program runs it looks for what others have changed every minute. Nothing waits for a folder that is slow or \
        away: the header says what was not sent, or that a note has several versions, and the messages say why. What is \
        saved in a note with several versions counts from then on, on all machines. A machine that has changed nothing \
        for 180 days is named by 'sync status', and only left out when somebody says so.
        """

    private static let sharing = """
        Favourites, notes with their history, ratings, states, the diary, the reading list, your lists and kept views are the same on all \
        machines that share a folder. Each writes files of its own there, which never change, so that what carries them \
        cannot make a conflict; the library's own file must not lie in such a folder. Where two machines changed the same thing \
        beside each other the later one counts; of a note both texts stay, the later as the note, the other in its history. \
        What one deletes and another changes meanwhile comes back with that change. Files that vanish delete nothing. Keys and \
        addresses are not shared. A setting is, once a machine says so (matinee sync settings --share theme): what is set there in \
        config.json5, or was chosen in the program, counts on the others where their command line, environment, \
        config.json5 and own choices say nothing; 'matinee config' names where each value comes from. A library that is copied to another machine, or put \
        back from a backup, writes as a new machine by itself. 'matinee sync' has nothing to do with 'matinee library sync', \
        by which the reading list alone lives on a service (MATINEE_BOOKS_URL); with both, only the machine that changes a \
        book sends it there.
        """

    private static let servers = """
        In place of a folder a server can be named. WebDAV, as Nextcloud, Apache and many others have it: \
        https://USER@HOST/FOLDER, for Nextcloud https://USER@HOST/remote.php/dav/files/USER/FOLDER. S3: \
        's3://ACCESS-KEY-ID@BUCKET/PREFIX?region=REGION' is Amazon's, and with &endpoint=https://HOST a server of \
        somebody else's; style=host has it name the bucket before the host, style=path behind it. 'matinee sync init' asks for the \
        password, or the secret access key, tries it, and stores it in keys.json, for that server alone; in a script \
        MATINEE_SYNC_PASSWORD has it. A password in an address is refused, and so is one that would be sent without \
        encryption to another machine. With the network off (--offline, network) a server is not asked, and what was \
        changed waits. MATINEE_SYNC_FOLDER counts before MATINEE_SYNC_URL, and both before what was named to 'sync init'.
        """

    private static let encrypting = """
        With --encrypt nothing in a new place can be read, names of files and machines included, nor can it be changed, cut or \
        exchanged without being noticed: XChaCha20-Poly1305 of libsodium, which is loaded for that alone. The key is made then, and \
        shown once, as words, the last of which is a checksum; who loses them cannot join another machine, and loses nothing else. \
        On the next machine the same command asks for them, on standard input, where a terminal does not show what is typed; without \
        --encrypt it asks too, once the folder has come there. A missing or \
        wrong key is named by the first digits of its id, which 'sync status' says too. Each machine keeps the key in its own state \
        folder, in a file for its owner alone, until 'sync leave'. What still shows is how many machines and files there are, how \
        large these are, and when they were written. A machine that has a key sends nothing to a place that says it is not \
        encrypted. Who shares a place already that is not shares a new one, with 'sync init' on each machine, and deletes the old one.
        """
}
