import {
  IconClipboardCheck,
  IconFileText,
  IconLifebuoy,
  IconReceiptEuro,
  IconSignature,
  IconTools,
  IconUserPlus,
} from '@tabler/icons-react'
import type { Icon } from '../define/define-ui.ts'
import { coreText } from '../i18n/use-t.ts'

/** The seven stages of a dossier, in order, by the names that the API has for them. */
export const stages = ['new', 'intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare'] as const
export type Stage = (typeof stages)[number]

export const stageIcons: Record<Stage, Icon> = {
  new: IconUserPlus,
  intake: IconClipboardCheck,
  quotation: IconFileText,
  confirmation: IconSignature,
  project: IconTools,
  invoice: IconReceiptEuro,
  aftercare: IconLifebuoy,
}

const cssNames: Record<Stage, string> = {
  new: 'lead',
  intake: 'opname',
  quotation: 'offerte',
  confirmation: 'bevestiging',
  project: 'uitvoering',
  invoice: 'factuur',
  aftercare: 'nazorg',
}

const textKeys = {
  new: 'stageLead',
  intake: 'stageIntake',
  quotation: 'stageQuotation',
  confirmation: 'stageConfirmation',
  project: 'stageProject',
  invoice: 'stageInvoice',
  aftercare: 'stageAftercare',
} as const satisfies Record<Stage, string>

/** Stage of a flow status: an unread dossier is a new one; completed and cancelled ones have none (null). */
export function stageOf(status: string): Stage | null {
  if (status === 'unread') return 'new'
  return stages.includes(status as Stage) ? (status as Stage) : null
}

export function stageName(stage: Stage): string {
  return coreText(textKeys[stage])
}

/** CSS variable of a stage: `var(--st-offerte)`, with part `text` or `soft` for the others. */
export function stageColor(stage: Stage, part?: 'text' | 'soft'): string {
  return `var(--st-${cssNames[stage]}${part ? `-${part}` : ''})`
}
