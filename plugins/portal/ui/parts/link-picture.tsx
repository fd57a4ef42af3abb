import { useState } from 'react'

interface LinkPictureProps {
  /** Address with the link of the page, or one that everybody may read. */
  src: string
  alt: string
  width?: number
  height?: number
}

/** A picture that the link of the page opens; nothing where there is none. */
export function LinkPicture({ alt, ...props }: LinkPictureProps) {
  const [missing, setMissing] = useState(false)
  return missing ? null : <img {...props} alt={alt} onError={() => setMissing(true)} />
}
