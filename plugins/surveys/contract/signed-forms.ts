import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { Pages } from '@plugins/documents/contract'
import type { VerticalType } from './field-types'

/** The answer with this name says who signed; without one the customer did. */
export const SIGNER_FIELD = 'signername'

/** A form that was sent with a signature, as it is printed; the signature stands apart. */
export interface SignedForm {
  /** What keeps the form. */
  readonly flow_data_id: number
  readonly type: VerticalType
  readonly pages: Pages
  /** Where the picture of the signature is kept. */
  readonly signature_key: string
  readonly signername: string | null
  readonly signed_at: Date
}

/** How far the forms of a holder are that somebody signs. */
export interface FormToSign {
  readonly id: number
  readonly name: string
  readonly status: 'open' | 'sent'
}

/** Reads the forms that end with a signature. */
export interface SignedForms {
  /** A form that was sent; null where it asks for no signature, or has none. Of several signatures the last one counts. */
  signed(context: Context, id: number): Promise<SignedForm | null>
  /** The forms of a holder, of a type, that ask for a signature. */
  toSign(context: Context, holder: number, type: VerticalType): Promise<FormToSign[]>
}
export const signedForms = definePort<SignedForms>('surveys.signed-forms')
