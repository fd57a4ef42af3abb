import { readFileSync } from 'node:fs'
import { renameFamily, unpackWebFont } from './web-font'

const FACES = ['400-normal', '500-normal', '600-normal', '400-italic', '600-italic']

const read = (family: string, subset: string, face: string): Buffer =>
  unpackWebFont(
    readFileSync(new URL(import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${face}.woff`))),
  )

/**
 * The fonts of documents. Typst reads no variable or web fonts, so the static cuts are unpacked. The letters of other
 * Latin languages come as a family of their own, because of two files with one name Typst would only open one. Inter
 * lends the signs that Instrument Sans does not draw: ² ³ ½ ± µ.
 */
export const documentFonts = (): Buffer[] =>
  FACES.flatMap(face => [
    read('instrument-sans', 'latin', face),
    renameFamily(read('instrument-sans', 'latin-ext', face), 'Instrument Sans', 'Instrument Sext'),
    read('inter', 'latin', face),
  ])
