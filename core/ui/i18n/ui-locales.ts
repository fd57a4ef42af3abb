/** Texts per plugin code. A plugin adds its own, and `useT` knows its keys: see README.md. */
// biome-ignore lint/suspicious/noEmptyInterface: plugins merge their declarations into it
export interface UiLocales {}
