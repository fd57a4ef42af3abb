declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number
    readonly height: number
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }
  /** The images of a file, not yet decoded; `dispose()` gives their memory back. */
  export function all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>
}
