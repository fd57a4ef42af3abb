import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { DocumentKind, DocumentRecord } from '@plugins/documents/contract'
import { VatNumberCheck } from '../entities/vat-number-check'
import { type NumberToCheck, numberToCheck } from './number-to-check'
import { standIn } from './stand-in'
import { type RegisterAnswer, RegisterUnreachable } from './vat-register'
import { vies } from './vies'

/** What came of asking; `answer` is null when the register did not say. */
export interface Asked {
  readonly plain: string
  readonly answer: RegisterAnswer | null
}

/** Asks the register of the Union, or what stands in for it outside of production. It holds no connection of the database. */
export async function askRegister(
  { config }: Pick<Context, 'config'>,
  { plain, number, asker }: NumberToCheck,
): Promise<Asked> {
  const register = config.production ? vies() : vies(standIn().endpoint)
  try {
    return { plain, answer: await register.look(number, asker) }
  } catch (error) {
    if (!(error instanceof RegisterUnreachable)) throw error
    return { plain, answer: null }
  }
}

/** Keeps what the register said, as the proof of an invoice. */
export const keepAnswer = (context: Context, invoiceId: number, plain: string, answer: RegisterAnswer) =>
  insertRows(context, VatNumberCheck, [{ invoice_id: invoiceId, vat_number: plain, checked_at: new Date(), ...answer }])

/** The last answer about the number that an invoice rests on now. */
export async function lastAnswer(context: Context, invoiceId: number, plain: string) {
  const [last] = await readRows(
    context,
    VatNumberCheck,
    ['valid', 'name', 'address', 'consultation_number', 'checked_at'],
    { invoice_id: invoiceId, vat_number: plain },
    '-id',
    { limit: 1 },
  )
  return last ?? null
}

/** Tells in the log of an invoice that nobody could be asked. */
export const logUnchecked = ({ log }: Context, { id, flow_id }: Pick<DocumentRecord, 'id' | 'flow_id'>) =>
  log({ type: 'invoice', id, flowId: flow_id, description: 'vat_number_unchecked' })

/**
 * Asks after the VAT number of the customer before a draft with reverse charge is sent. A register that does not answer
 * stops nobody: that stands in the log, and it is asked once more after the sending.
 */
export const checkBeforeSending: NonNullable<DocumentKind['beforeSending']> = async (context, draft) => {
  const wanted = draft.status === 'draft' ? await numberToCheck(context, draft) : null
  if (!wanted) return async () => async () => {}
  return async () => {
    const { plain, answer } = await askRegister(context, wanted)
    return async (now, invoice) => {
      // Somebody corrected the number meanwhile: that one is asked after the sending.
      if (!answer || (await numberToCheck(now, invoice))?.plain !== plain) return
      if (!answer.valid) throw refused('invoice.vat_number_not_valid', { number: plain })
      await keepAnswer(now, invoice.id, plain, answer)
    }
  }
}
