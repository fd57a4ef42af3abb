import { formatDateTime, formatNumber, IconButton, Menu, type MenuItem, Switch, toast, useSave, useT } from '@core/ui'
import {
  IconAlertTriangle,
  IconClock,
  IconCopy,
  IconDots,
  IconHistory,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { Figures, Parts, Rule } from './rule-parts'
import { RuleSentence } from './rule-sentence'
import { actWords } from './rule-words'

interface RuleRowProps {
  rule: Rule
  figures: Figures | undefined
  parts: Parts
  isChosen: boolean
  onEdit: () => void
  onRuns: () => void
}

/** What went wrong with a rule: it points at something that is gone, or its last run did not succeed. */
export const troubleOf = (rule: Rule, figures: Figures | undefined): string | null =>
  rule.problem ?? (isTrouble(figures?.last_outcome) ? (figures?.last_reason ?? '') : null)

const isTrouble = (outcome: Figures['last_outcome'] | undefined) =>
  outcome === 'refused' || outcome === 'failed' || outcome === 'stopped'

export const nameOf = (rule: Rule, parts: Parts): string =>
  rule.description?.trim() ||
  actWords(
    parts.actions.find(({ name }) => name === rule.type),
    rule.type,
    rule,
  )

/** A rule as a sentence, with its switch and what it did. */
export function RuleRow({ rule, figures, parts, isChosen, onEdit, onRuns }: RuleRowProps) {
  const t = useT('workflow')
  const acts = useRuleActs(rule, figures)
  const trouble = troubleOf(rule, figures)
  const name = nameOf(rule, parts)
  const menu: MenuItem[] = [
    { key: 'runs', label: t('showRuns'), icon: IconHistory, onSelect: onRuns },
    { key: 'link', label: t('linkToRule'), icon: IconLink, to: `?rule=${rule.id}` },
    { key: 'delete', label: t('deleteRule'), icon: IconTrash, danger: true, onSelect: acts.remove },
  ]
  return (
    <li
      id={`rule-${rule.id}`}
      className="workflow-rule"
      aria-label={name}
      data-broken={(rule.is_active && trouble !== null) || undefined}
      data-chosen={isChosen || undefined}
    >
      <Switch aria-label={t('switchOn', { name })} checked={rule.is_active} onChange={acts.switchTo} />
      <div className="vk-grow">
        <RuleSentence rule={rule} parts={parts} off={!rule.is_active} />
        {trouble !== null && (
          <p className="vk-danger">
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" /> {trouble || t('wentWrong')}
          </p>
        )}
        <div className="workflow-rule-facts">
          {rule.description && <span className="vk-strong">{rule.description}</span>}
          <span>
            {figures?.done
              ? t('didTimes', { count: figures.done, total: formatNumber(figures.done) })
              : t('didNothing')}
          </span>
          {figures && figures.today > 0 && <span>{t('didToday', { count: figures.today })}</span>}
          {figures && figures.pending > 0 && (
            <span>
              <IconClock size={14} stroke={1.75} aria-hidden="true" />
              {t('areWaiting', { count: figures.pending })}
            </span>
          )}
          {figures?.last_at && <span>{t('lastTime', { when: formatDateTime(figures.last_at) })}</span>}
        </div>
      </div>
      <div className="workflow-rule-acts">
        <IconButton size="small" icon={IconCopy} label={t('duplicateRule')} onClick={acts.duplicate} />
        <IconButton size="small" icon={IconPencil} label={t('editRule')} onClick={onEdit} />
        <Menu label={t('more')} items={menu}>
          <IconButton size="small" icon={IconDots} label={t('more')} />
        </Menu>
      </div>
    </li>
  )
}

const refresh = ['/api/company/getcurrenteventtriggerrules', '/api/delayedrule', '/api/flow']

/** What is done with a rule in its row; it is told what becomes of what waits. */
function useRuleActs(rule: Rule, figures: Figures | undefined) {
  const t = useT('workflow')
  const change = useSave('patch', '/api/eventtriggerrule/{id}', { refresh })
  const copy = useSave('post', '/api/eventtriggerrule/{id}/duplicate', { refresh })
  const trash = useSave('delete', '/api/eventtriggerrule/{id}', { refresh })
  const restore = useSave('post', '/api/eventtriggerrule/{id}/restore', { refresh })
  const params = { path: { id: rule.id } }
  const count = figures?.pending ?? 0
  const told = (text: string) =>
    count ? `${text} ${t(rule.when_off === 'run' ? 'pendingGoesOn' : 'pendingGoes', { count })}` : text
  return {
    switchTo: (is_active: boolean) =>
      change.mutate({ params, body: { is_active } }, () => is_active || toast(told(t('isOff')))),
    duplicate: () => copy.mutate({ params }, () => toast(t('isCopied'))),
    remove: () =>
      trash.mutate({ params }, () =>
        toast(told(t('isDeleted')), { undo: () => restore.send({ params }).then(() => undefined) }),
      ),
  }
}
