import { Problem, problemFrom } from '../api/problem.ts'
import { freshToken } from '../api/token.ts'
import { countWriting } from '../api/writing.ts'
import { currentLanguage } from '../i18n/language.ts'

/** A POST that tells how far it is: `fetch` does not say what has been sent. @throws {Problem} as `request` does */
export async function sendWithProgress(
  path: string,
  body: FormData,
  headers: Record<string, string>,
  onProgress: (part: number) => void,
): Promise<Response> {
  const token = await freshToken()
  const response = await countWriting(
    new Promise<Response>((done, failed) => {
      const sending = new XMLHttpRequest()
      sending.open('POST', path)
      for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
      sending.setRequestHeader('Accept-Language', currentLanguage())
      if (token !== null) sending.setRequestHeader('Authorization', `Bearer ${token}`)
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      sending.onload = () => done(new Response(sending.responseText || null, { status: sending.status }))
      sending.onerror = () => failed(new Problem(0))
      sending.onabort = () => failed(new Problem(0))
      sending.send(body)
    }),
  )
  if (!response.ok) throw await problemFrom(response)
  return response
}
