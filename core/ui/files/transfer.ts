import { jsonOf, request } from '../api/request.ts'
import { sendWithProgress } from './send-with-progress.ts'

/**
 * Uploads one file as field `file` with the fields beside it. `onProgress` hears which part has been sent, 0 to 1; with a `key` of its own it may be
 * sent again later and arrives once.
 *
 * @throws {Problem} 413 too large, 422 wrong kind
 */
export async function upload<T>(
  path: string,
  file: File,
  fields: Record<string, string | number> = {},
  name = 'file',
  onProgress?: (part: number) => void,
  key: string = crypto.randomUUID(),
): Promise<T> {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, String(value))
  body.append(name, file)
  return sendForm(path, body, key, onProgress)
}

/**
 * Sends a form with files; with the same `key` it arrives once.
 *
 * @throws {Problem} when the API refuses or does not answer
 */
export async function sendForm<T>(
  path: string,
  body: FormData,
  key: string,
  onProgress?: (part: number) => void,
): Promise<T> {
  const headers = { 'Idempotency-Key': key }
  const response = onProgress
    ? await sendWithProgress(path, body, headers, onProgress)
    : await request(path, { method: 'POST', body, headers })
  return jsonOf(response)
}

/**
 * Downloads to the user's computer, under the name the server gives: `x-filename`, else Content-Disposition
 * (R-FILE-001). Answers the headers that came along.
 */
export async function download(path: string, init?: RequestInit): Promise<Headers> {
  const response = await request(path, init)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = fileName(response.headers)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return response.headers
}

/** Reads a picture that needs the session; null when there is none (`x-imagestatus: unavailable`, R-FILE-007). */
export async function pictureUrl(path: string, init?: RequestInit): Promise<string | null> {
  const response = await request(path, init)
  if (response.headers.get('x-imagestatus') === 'unavailable') return null
  return URL.createObjectURL(await response.blob())
}

/** Reads a file that needs the session, to send it once more. @throws {Problem} */
export async function readFile(path: string): Promise<File> {
  const response = await request(path)
  const content = await response.blob()
  return new File([content], fileName(response.headers), { type: content.type })
}

export function fileName(headers: Headers): string {
  const given = headers.get('x-filename')
  if (given) return decodeURIComponent(given)
  const disposition = headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download'
}
