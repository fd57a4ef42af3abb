const signatures: [extension: string, offset: number, bytes: number[]][] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', 0, [0xff, 0xd8, 0xff]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** Pictures of one document under names that the template can open. */
export class PictureFiles {
  readonly all: { path: string; bytes: Uint8Array }[] = []

  /** The name to open it by; `null` when it is not a picture that can be printed. */
  add(bytes: Uint8Array): string | null {
    const format = signatures.find(([, offset, magic]) => magic.every((byte, index) => bytes[offset + index] === byte))
    if (!format) return null
    const path = `/picture-${this.all.length + 1}.${format[0]}`
    this.all.push({ path, bytes })
    return path
  }

  /** A drawing of our own, as SVG. */
  draw(svg: string): string {
    const path = `/drawing-${this.all.length + 1}.svg`
    this.all.push({ path, bytes: new TextEncoder().encode(svg) })
    return path
  }
}
