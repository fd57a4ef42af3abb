/** Largest photo that the server takes, in bytes. */
const LARGEST = 10_000_000
/** Pixels at the longest side of a photo that the server keeps. */
const LONGEST_SIDE = 6000
const QUALITY = 0.88
/** Below this a photo shows nothing any more. */
const SHORTEST_SIDE = 1000

/**
 * A photo as the server would keep it, where it is too large to be sent as it is. What this browser cannot read stays as it
 * came: the server says what is wrong with it.
 */
export async function asSmallAsKept(photo: File): Promise<File> {
  if (photo.size <= LARGEST) return photo
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return photo
  try {
    const longest = Math.max(picture.width, picture.height)
    for (let side = Math.min(LONGEST_SIDE, longest); side >= SHORTEST_SIDE; side *= 0.75) {
      // A device that has no room for so large a canvas makes nothing of it.
      const small = await drawn(picture, side / longest)
      if (small && small.size <= LARGEST) {
        const name = `${photo.name.replace(/\.[^.]*$/, '')}.jpg`
        return new File([small], name, { type: 'image/jpeg', lastModified: photo.lastModified })
      }
    }
    return photo
  } finally {
    picture.close()
  }
}

async function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
