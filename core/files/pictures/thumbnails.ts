/** Sides of the square that each thumbnail fits into, in pixels. */
export const THUMBNAILS = [128, 512, 1600] as const

/** Where the thumbnail of a file is kept, beside it. */
export const thumbnailKey = (key: string, side: number): string => `${key.replace(/\.[^.]*$/, '')}-${side}.webp`

/** Every key of a picture: its own and those of its thumbnails. */
export const keysOf = (key: string): string[] => [key, ...THUMBNAILS.map(side => thumbnailKey(key, side))]

/** The smallest thumbnail that is at least this wide, or the largest there is. */
export const thumbnailFor = (width: number): number => THUMBNAILS.find(side => side >= width) ?? THUMBNAILS[2]
