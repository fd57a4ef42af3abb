import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { VerticalType } from './field-types'

export * from './field-types'
export { formSent, formSentByCustomer } from './form-events'
export { type FormToSign, type SignedForm, signedForms } from './signed-forms'

/** An answer on a form of a dossier, as conditions and prices look at it. */
export interface SurveyAnswer {
  readonly vertical_id: number
  readonly verticaldatafield_id: number | null
  readonly field_name: string
  readonly field_label: string
  readonly field_type: string
  /** Number of the filled form. */
  readonly form_id: number
  /** What the form is called: "Woonkamer", or what it asks. */
  readonly form: string
  readonly value: unknown
}

/** What was filled in, whatever module the asker's company owns. */
export interface SurveyReader {
  /** All answers on the forms of a dossier, in the order of the forms. */
  answersOf(context: Context, flowId: number): Promise<SurveyAnswer[]>
  /** The kinds of forms that dossiers have, by what they are called. */
  verticalsOf(context: Context, flowIds: readonly number[]): Promise<{ id: number; description: string }[]>
}
export const surveyReader = definePort<SurveyReader>('surveys.reader')

/** How many forms something has, and how many of them were sent. */
export interface FormCount {
  readonly forms: number
  readonly sent: number
}

/** What a form is filled in with before anybody did: answers by the name of their field, and a drawn signature as PNG. */
export interface FilledAhead {
  readonly answers: Readonly<Record<string, unknown>>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Keeps forms together that belong to something of a dossier, or to a template of it. */
export interface FormHolder {
  /** Begins an empty holder, of a dossier or of none; answers its number. */
  begin(context: Context, flowId: number | null): Promise<number>
  /** Begins the forms of one holder in another, open; with their answers unless these stay behind. */
  copy(context: Context, of: { from: number; to: number; withAnswers: boolean }): Promise<void>
  /** Puts the open forms of a holder in the trash; what was sent stays. */
  clear(context: Context, id: number): Promise<void>
  /** Counts the forms of holders, by their number, with one statement. */
  countsOf(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, FormCount>>
  /** Takes the forms in that were begun in a dossier before there was a survey. */
  adopt(context: Context, id: number, flowId: number): Promise<void>
  /** Begins one form of each kind that the company fills in for a type of work. */
  beginEach(context: Context, of: { holder: number; type: VerticalType }): Promise<void>
  /** Fills a form in, signs it where that is asked and sends it; for what begins with forms that were filled in. */
  finish(context: Context, id: number, filled: FilledAhead): Promise<void>
  /** The numbers of the forms of a holder. */
  formsOf(context: Context, id: number): Promise<number[]>
}
export const formHolder = definePort<FormHolder>('surveys.form-holder')
