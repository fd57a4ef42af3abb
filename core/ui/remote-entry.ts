// The bundler wants an entry beside what a remote exposes; the build throws its output away.
export {}
