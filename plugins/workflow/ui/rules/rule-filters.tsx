import { Count, Select, TextInput, useBelow, useT } from '@core/ui'
import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay, IconSearch, IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hasStatus, type RuleFilter, type RuleStatus, STATUSES, stageOfRule } from './rule-filter'
import type { Figures, Parts, Rule } from './rule-parts'
import { inStages, stageWords, tintOf } from './rule-words'
import { WaitingCard } from './waiting'

interface RuleFiltersProps {
  rules: readonly Rule[]
  figures: ReadonlyMap<number, Figures>
  parts: Parts
  filter: RuleFilter
  onChange: (change: Partial<RuleFilter>) => void
}

const ICONS = { on: IconPlayerPlay, off: IconPlayerPause, trouble: IconAlertTriangle }

/** Beside the rules: words to look for, the stage, the trigger and whether a rule is on; with how many there are of each. */
export function RuleFilters({ rules, figures, parts, filter, onChange }: RuleFiltersProps) {
  const t = useT('workflow')
  const narrow = useBelow(992)
  const stages = [...new Set(inStages(parts).map(({ stage }) => stage))]
  const countOf = (stage: string) => rules.filter(rule => stageOfRule(rule, parts) === stage).length
  const statusCount = (status: RuleStatus) => rules.filter(rule => hasStatus(rule, figures.get(rule.id), status)).length
  const used = parts.triggers.filter(({ tag }) => rules.some(rule => rule.event_trigger_tag === tag))
  const triggerChoice = (
    <Select
      aria-label={t('trigger')}
      value={filter.trigger}
      empty={t('allTriggers')}
      options={used.map(({ tag, label }) => ({ value: tag, label }))}
      onChange={trigger => onChange({ trigger })}
    />
  )
  return (
    <search className="workflow-filters" aria-label={t('filterRules')}>
      <TextInput
        type="search"
        icon={IconSearch}
        aria-label={t('searchRules')}
        placeholder={t('searchRules')}
        value={filter.query}
        onChange={query => onChange({ query })}
      />
      {narrow ? (
        <>
          <Select
            aria-label={t('stage')}
            value={filter.stage}
            empty={t('allStages')}
            options={stages.map(stage => ({ value: stage, label: `${stageWords(stage, t)} (${countOf(stage)})` }))}
            onChange={stage => onChange({ stage })}
          />
          {triggerChoice}
          <Select
            aria-label={t('field.delayedrule.status')}
            value={filter.status}
            empty={t('allStatuses')}
            options={STATUSES.map(status => ({
              value: status,
              label: `${t(`status_${status}`)} (${statusCount(status)})`,
            }))}
            onChange={status => onChange({ status })}
          />
        </>
      ) : (
        <>
          <h2>{t('stage')}</h2>
          <FilterLine isOn={!filter.stage} count={rules.length} onClick={() => onChange({ stage: null })}>
            <IconStack2 size={16} stroke={1.75} aria-hidden="true" />
            {t('allStages')}
          </FilterLine>
          {stages.map(stage => (
            <FilterLine
              key={stage}
              isOn={filter.stage === stage}
              count={countOf(stage)}
              onClick={() => onChange({ stage: filter.stage === stage ? null : stage })}
            >
              <span
                className="workflow-joint"
                style={{ background: `var(--hue-${tintOf(stage)})` }}
                aria-hidden="true"
              />
              {stageWords(stage, t)}
            </FilterLine>
          ))}
          <h2>{t('trigger')}</h2>
          {triggerChoice}
          <h2>{t('field.delayedrule.status')}</h2>
          {STATUSES.map(status => {
            const Glyph = ICONS[status]
            const count = statusCount(status)
            return (
              <FilterLine
                key={status}
                isOn={filter.status === status}
                count={count}
                attention={status === 'trouble' && count > 0}
                onClick={() => onChange({ status: filter.status === status ? null : status })}
              >
                <Glyph size={16} stroke={1.75} aria-hidden="true" />
                {t(`status_${status}`)}
              </FilterLine>
            )
          })}
          <WaitingCard />
        </>
      )}
    </search>
  )
}

interface FilterLineProps {
  isOn: boolean
  count: number
  attention?: boolean
  onClick: () => void
  children: ReactNode
}

function FilterLine({ isOn, count, attention = false, onClick, children }: FilterLineProps) {
  return (
    <button type="button" className="workflow-filter" aria-pressed={isOn} onClick={onClick}>
      {children}
      <span className="vk-grow" />
      <Count attention={attention}>{count}</Count>
    </button>
  )
}
