import { Button, Tag, useT } from '@core/ui'
import { IconAlertTriangle, IconCheck, IconEyeOff } from '@tabler/icons-react'
import type { BankRow } from './use-line-actions'
import './bank.css'

/** How sure a proposal is, in colour. */
export const TONES = { sure: 'ok', likely: 'info', weak: undefined } as const

interface Props {
  line: BankRow
  phone: boolean
  onConfirm: () => Promise<void>
}

/** What a line became, or seems to be, and why. */
export function ProposalCell({ line, phone, onConfirm }: Props) {
  const t = useT('bank')
  const { proposal, matches, status, can } = line
  if (status === 'ignored') return <Tag icon={IconEyeOff}>{t('field.bankline.status.ignored')}</Tag>
  if (status === 'matched')
    return (
      <span className="bank-proposal">
        <Tag tone="ok" icon={IconCheck}>
          {phone ? t('field.bankline.status.matched') : matches.map(({ number }) => number).join(', ')}
        </Tag>
      </span>
    )
  if (!proposal) return <span className="vk-text-3">{t('noProposal')}</span>
  const reasons = proposal.reasons.map(reason => t(`reason_${reason}`)).join(', ')
  if (!proposal.matches.length)
    return (
      <span className="bank-proposal" title={reasons}>
        <Tag tone="warn" icon={IconAlertTriangle}>
          {t('reason_already_paid')}
        </Tag>
        <span className="vk-clip">{proposal.paid.map(({ number }) => number).join(', ')}</span>
      </span>
    )
  const tone = TONES[proposal.confidence]
  const certainty = <Tag {...(tone ? { tone } : {})}>{t(proposal.confidence)}</Tag>
  if (phone) return certainty
  const whose = [...new Set(proposal.matches.map(({ relation_fullname }) => relation_fullname))].join(', ')
  return (
    <span className="bank-proposal" title={`${whose} · ${reasons}`}>
      {certainty}
      <span className="vk-clip">
        <strong>{proposal.matches.map(({ number }) => number).join(', ')}</strong>{' '}
        <span className="vk-text-2">{reasons}</span>
      </span>
      {can?.includes('pay') && (
        <Button size="small" onClick={() => void onConfirm()}>
          {t('confirm')}
        </Button>
      )}
    </span>
  )
}
