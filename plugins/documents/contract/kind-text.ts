import { type Translate, useT } from '@core/ui'

/** What screens that serve every kind of document call one of a kind: the kind's own texts under these keys. */
export const KIND_TEXTS = [
  'kindOne',
  'kindNegative',
  'kindThe',
  'kindMany',
  'kindManyLower',
  'kindTheMany',
  'kindNew',
  'kindMake',
  'kindNewFailed',
  'kindDelete',
  'kindEmpty',
  'kindNone',
  'kindTemplates',
  'kindEnddate',
  'kindNumber',
  'kindDraft',
  'kindLocked',
  'kindSendTitle',
  'kindSendText',
  'kindCancel',
] as const
export type KindText = (typeof KIND_TEXTS)[number]

/** The words of a kind, by its code. */
export const useKindText = (kind: string): Translate<KindText> => useT(kind) as Translate<KindText>
