import { Button, Card, Tag, useT } from '@core/ui'
import { IconPlus } from '@tabler/icons-react'
import type { Figures, Parts, Rule } from './rule-parts'
import { RuleRow } from './rule-row'
import { inStages, stageWords, tintOf } from './rule-words'

interface RuleGroupsProps {
  rules: readonly Rule[]
  figures: ReadonlyMap<number, Figures>
  parts: Parts
  chosen: number | null
  onNew: (event_trigger_tag: string) => void
  onEdit: (rule: Rule) => void
  onRuns: (rule: Rule) => void
}

/** Rules under the trigger that they listen to, in the order in which a dossier goes through its stages (R-WF-008). */
export function RuleGroups({ rules, figures, parts, chosen, onNew, onEdit, onRuns }: RuleGroupsProps) {
  const t = useT('workflow')
  const groups = Map.groupBy(rules, ({ event_trigger_tag }) => event_trigger_tag)
  const known = inStages(parts).filter(({ tag }) => groups.has(tag))
  const gone = [...groups.keys()]
    .filter(tag => !known.some(trigger => trigger.tag === tag))
    .map(tag => ({ tag, label: tag, stage: '' }))
  return [...known, ...gone].map(({ tag, label, stage }) => (
    <div key={tag} id={`trigger-${tag}`} className="workflow-group">
      <Card
        title={label}
        count={groups.get(tag)?.length ?? 0}
        flush
        actions={
          <>
            <Tag tone={tintOf(stage)}>{stageWords(stage, t)}</Tag>
            <Button
              size="small"
              variant="minimal"
              icon={IconPlus}
              aria-label={t('newRuleFor', { label })}
              onClick={() => onNew(tag)}
            >
              {t('rule')}
            </Button>
          </>
        }
      >
        <ul className="workflow-rules">
          {groups.get(tag)?.map(rule => (
            <RuleRow
              key={rule.id}
              rule={rule}
              figures={figures.get(rule.id)}
              parts={parts}
              isChosen={rule.id === chosen}
              onEdit={() => onEdit(rule)}
              onRuns={() => onRuns(rule)}
            />
          ))}
        </ul>
      </Card>
    </div>
  ))
}
