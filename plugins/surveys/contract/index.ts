import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'

export * from './field-types'

/** An answer on a form of a dossier, as conditions and prices look at it. */
export interface SurveyAnswer {
  readonly vertical_id: number
  readonly verticaldatafield_id: number | null
  readonly field_name: string
  readonly field_label: string
  /** What the form is called: "Woonkamer", or what it asks. */
  readonly form: string
  readonly value: unknown
}

/** What was filled in, whatever module the asker's company owns. */
export interface SurveyReader {
  /** All answers on the forms of a dossier, in the order of the forms. */
  answersOf(context: Context, flowId: number): Promise<SurveyAnswer[]>
}
export const surveyReader = definePort<SurveyReader>('surveys.reader')
