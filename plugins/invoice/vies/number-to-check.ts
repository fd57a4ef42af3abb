import type { Context } from '@core/context/context'
import { ownCompany } from '@core/tenancy/own-company'
import { type DocumentRecord, saidLinesOf } from '@plugins/documents/contract'
import { isVatNumber, needsBothNumbers, plainVatNumber } from '../domain/before-sending'
import { knownCustomer } from '../domain/ready-to-send'
import { type VatNumber, vatNumberParts } from './vat-register'

/** A VAT number that has to hold for an invoice without VAT, and the number of who asks after it. */
export interface NumberToCheck {
  readonly plain: string
  readonly number: VatNumber
  readonly asker: VatNumber | null
}

type Billed = Pick<DocumentRecord, 'customer' | 'calculation_id' | 'relation_id' | 'is_template'>

/** The number that an invoice with reverse charge rests on; null where there is none, or no register knows its country. */
export async function numberToCheck(context: Context, invoice: Billed): Promise<NumberToCheck | null> {
  if (invoice.is_template || !needsBothNumbers(await saidLinesOf(context, invoice.calculation_id))) return null
  const plain = plainVatNumber((await knownCustomer(context, invoice))?.vat_number ?? '')
  const number = isVatNumber(plain) ? vatNumberParts(plain) : null
  if (!number) return null
  const { vat_number } = await ownCompany(context)
  return { plain, number, asker: vat_number ? vatNumberParts(plainVatNumber(vat_number)) : null }
}
