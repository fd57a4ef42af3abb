import { type ComponentProps, useEffect, useState } from 'react'
import { pictureUrl } from './transfer.ts'

/** A picture from the API that needs the session, such as a thumbnail (`method="POST"`). Nothing while there is none. */
export function SecureImage({
  path,
  method = 'GET',
  alt,
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { path: string; method?: 'GET' | 'POST'; alt: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    let own: string | null = null
    pictureUrl(path, { method })
      .then(next => {
        own = next
        if (shown) setUrl(next)
        else if (next) URL.revokeObjectURL(next)
      })
      .catch(() => setUrl(null))
    return () => {
      shown = false
      if (own) URL.revokeObjectURL(own)
    }
  }, [path, method])
  return url ? <img {...rest} src={url} alt={alt} /> : null
}
