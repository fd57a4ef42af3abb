import { Type as t } from '@sinclair/typebox'

/** How a sheet is asked for: a spreadsheet unless told. */
export const formatSchema = t.Optional(t.Union([t.Literal('csv'), t.Literal('xlsx')]))
