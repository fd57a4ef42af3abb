import { readFileSync } from 'node:fs'
import { OTHER_SCRIPTS } from './scripts'
import { renameFamily, unpackWebFont } from './web-font'

const FACES = ['400-normal', '500-normal', '600-normal', '400-italic', '600-italic']

const read = (of: string, subset: string, face: string): Buffer => {
  const name = of.slice('@fontsource/'.length)
  return unpackWebFont(readFileSync(new URL(import.meta.resolve(`${of}/files/${name}-${subset}-${face}.woff`))))
}

/** Families of these fonts: a letter that one lacks is looked up in the next. */
export const FAMILIES = ['Instrument Sans', 'Instrument Sext', 'Inter', ...OTHER_SCRIPTS.map(({ family }) => family)]

/**
 * The fonts of documents. Typst reads no variable or web fonts, so the static cuts are unpacked. The letters of other
 * Latin languages come as a family of their own, because of two files with one name Typst would only open one. Inter
 * lends the signs that Instrument Sans does not draw: ² ³ ½ ± µ. Names in other scripts have the fonts of `scripts`.
 */
export const documentFonts = (): Buffer[] => [
  ...FACES.flatMap(face => [
    read('@fontsource/instrument-sans', 'latin', face),
    renameFamily(read('@fontsource/instrument-sans', 'latin-ext', face), 'Instrument Sans', 'Instrument Sext'),
    read('@fontsource/inter', 'latin', face),
  ]),
  ...OTHER_SCRIPTS.flatMap(script =>
    'file' in script
      ? [readFileSync(new URL(script.file, import.meta.resolve(script.of)))]
      : script.faces.map(face => {
          const font = read(script.of, script.subset, face)
          return script.renamed ? renameFamily(font, script.renamed, script.family) : font
        }),
  ),
]
