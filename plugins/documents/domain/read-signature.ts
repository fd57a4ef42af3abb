import { invalid } from '@core/context/problem'
import { HeavyWork } from '@core/limited-process/heavy-work'

/** Drawn signatures larger than this are no signature, in characters of base64. */
const MOST_CHARACTERS = 400_000

/** How a PNG begins, in base64. */
const PNG = 'iVBORw0KGgo'

/** Decodes a drawn signature and writes it anew; null for what is no picture that one draws. */
export const readSignatures = new HeavyWork<Uint8Array, Uint8Array | null>({
  name: 'read-signature',
  program: new URL('./signature-program.ts', import.meta.url),
  limits: { seconds: 10, megabytes: 500, waiting: 30 },
  tooMuch: 'documents.signature_broken',
})

/**
 * A drawn signature as a whole PNG in base64, or null where nothing was drawn (R-SIGN-007). The picture is decoded and
 * written anew: what is broken is refused here, and not found in the PDF. Not to be waited for within a transaction.
 *
 * @throws Problem 422 for what is no picture
 */
export async function readSignature(companyId: number, given: string | null | undefined): Promise<string | null> {
  const base64 = given?.replace(/^data:image\/png;base64,/, '').trim()
  if (!base64) return null
  if (base64.length > MOST_CHARACTERS || !/^[A-Za-z0-9+/]+=*$/.test(base64)) throw broken()
  if (!base64.startsWith(PNG)) throw broken()
  return readSignaturePicture(companyId, new Uint8Array(Buffer.from(base64, 'base64')))
}

/**
 * The same of a picture that is kept already, such as the signature on a form.
 *
 * @throws Problem 422 for what is no picture
 */
export async function readSignaturePicture(companyId: number, picture: Uint8Array): Promise<string> {
  const png = await readSignatures.do(companyId, picture)
  if (!png) throw broken()
  return Buffer.from(png).toString('base64')
}

const broken = () => invalid('signature', 'documents.signature_broken')
