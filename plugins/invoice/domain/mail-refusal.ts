import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { checkMail, type DocumentRecord } from '@plugins/documents/contract'
import { invoiceKind } from './invoice-kind'

/** Why a mail about an invoice does not go out among many, as whoever sends it by hand would be told; null when it may. */
export async function mailRefusal(
  context: Context,
  invoice: DocumentRecord,
  { subject, message }: { readonly subject: string; readonly message: string },
): Promise<string | null> {
  try {
    await checkMail(context, invoiceKind, invoice, { subject, message })
    return null
  } catch (error) {
    if (error instanceof Problem) return context.text(error.key, error.options.values)
    throw error
  }
}
