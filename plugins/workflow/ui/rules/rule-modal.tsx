import {
  Button,
  Dialog,
  Field,
  Problem,
  Select,
  TextInput,
  toast,
  toastProblem,
  useSafeClose,
  useSave,
  useT,
} from '@core/ui'
import { IconHelp, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { ActLines, Blank, useColleagues } from './act-lines'
import { ConditionLine } from './condition-line'
import { PendingLines } from './pending-lines'
import { type Beginning, bodyOf, draftOf, type Fault, faultsOf, type RuleDraft, toldOf } from './rule-draft'
import type { Parts, Rule } from './rule-parts'
import { RuleSentence } from './rule-sentence'
import { inStages, stageWords } from './rule-words'
import { TryOut } from './try-out'
import { WhenLines } from './when-lines'

interface RuleModalProps {
  parts: Parts
  /** The rule to change; without one a new one is made. */
  rule?: Rule
  /** What a new one begins with. */
  beginning?: Beginning
  /** How many of its acts wait. */
  pending?: number
  onHelp: () => void
  onSaved: (rule: { readonly id: number }) => void
  onClose: () => void
}

const refresh = ['/api/company/getcurrenteventtriggerrules', '/api/delayedrule']

/** A rule as a sentence with blanks to fill in, checked while it is typed, and beside it what it would have done. */
export function RuleModal({ parts, rule, beginning, pending = 0, onHelp, onSaved, onClose }: RuleModalProps) {
  const t = useT('workflow')
  const colleagues = useColleagues()
  const [draft, setDraft] = useState(() => draftOf(rule ?? beginning ?? {}))
  const [isChanged, setChanged] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<Fault, string>>>({})
  const make = useSave('post', '/api/eventtriggerrule', { refresh })
  const change = useSave('patch', '/api/eventtriggerrule/{id}', { refresh })
  const isBusy = make.isPending || change.isPending
  const lacking = faultsOf(draft, parts, t)
  // What was not touched yet is not called wrong before somebody says that it is done.
  const shown = isSent ? { ...lacking, ...refused } : {}
  const isWhole = !lacking.event_trigger_tag && !lacking.conditions
  const close = useSafeClose(isChanged && !isBusy, onClose)
  const put = (changes: Partial<RuleDraft>) => {
    setDraft(before => ({ ...before, ...changes }))
    setChanged(true)
    setRefused({})
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSent(true)
    if (Object.keys(lacking).length || isBusy) return
    const body = bodyOf(draft, parts, t)
    try {
      const saved = rule
        ? await change.send({ params: { path: { id: rule.id } }, body })
        : await make.send({ body: { ...body, is_active: true } })
      toast(t(rule ? 'ruleSaved' : 'ruleMade'))
      onSaved(saved)
    } catch (error) {
      const fields = error instanceof Problem ? faultsIn(error.fields) : {}
      setRefused(fields)
      if (!Object.keys(fields).length) toastProblem(error)
    }
  }
  const about = parts.triggers.find(({ tag }) => tag === draft.event_trigger_tag)?.about ?? 'flow'
  const lines = { draft, parts, faults: shown, onChange: put }
  return (
    <Dialog
      title={rule ? t('editRule') : t('newRule')}
      size="wide"
      saves
      onSubmit={event => void save(event)}
      onClose={close}
      footer={
        <>
          <Button variant="minimal" icon={IconHelp} onClick={onHelp}>
            {t('help')}
          </Button>
          <span className="vk-grow" />
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {rule ? t('saveRule') : t('makeRule')}
          </Button>
        </>
      }
    >
      <div className="workflow-form">
        <div className="workflow-blanks">
          <div className="workflow-read" role="status" aria-label={t('sentence')}>
            <RuleSentence rule={toldOf(draft, colleagues, t)} parts={parts} />
          </div>
          <Blank word={t('if')}>
            <Field label={<span className="vk-hidden">{t('whatHappens')}</span>} error={shown.event_trigger_tag}>
              <Select
                aria-label={t('whatHappens')}
                autoFocus
                value={draft.event_trigger_tag}
                options={offered(parts, rule).map(({ tag, label, stage }) => ({
                  value: tag,
                  label,
                  group: stageWords(stage, t),
                }))}
                onChange={event_trigger_tag => put({ event_trigger_tag, conditions: [], startfromnow: true })}
              />
            </Field>
          </Blank>
          <Blank word={t('and')}>
            {draft.conditions.map((condition, at) => (
              <ConditionLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a condition is nothing but its place.
                key={at}
                condition={condition}
                about={about}
                parts={parts}
                onChange={next => put({ conditions: draft.conditions.with(at, next) })}
                onRemove={() => put({ conditions: draft.conditions.toSpliced(at, 1) })}
              />
            ))}
            {shown.conditions && (
              <p className="vk-danger" role="alert">
                {shown.conditions}
              </p>
            )}
            <div>
              <Button
                size="small"
                icon={IconPlus}
                disabled={!draft.event_trigger_tag}
                onClick={() => put({ conditions: [...draft.conditions, { operator: 'issame' }] })}
              >
                {t('addCondition')}
              </Button>
            </div>
          </Blank>
          <ActLines {...lines} />
          <WhenLines {...lines} />
          <Field label={t('field.eventtriggerrule.description')} help={t('nameHelp')}>
            <TextInput maxLength={255} value={draft.description} onChange={description => put({ description })} />
          </Field>
          {draft.is_delayed && <PendingLines draft={draft} pending={pending} onChange={put} />}
        </div>
        <TryOut asked={draft} whole={isWhole} />
      </div>
    </Dialog>
  )
}

/** What a rule can listen to: what is switched on, and what it listens to already. */
const offered = (parts: Parts, rule: Rule | undefined) =>
  inStages(parts).filter(({ tag, is_active }) => is_active || tag === rule?.event_trigger_tag)

const FAULTS: readonly Fault[] = [
  'event_trigger_tag',
  'type',
  'text',
  'morph_id',
  'flowTags',
  'delaytime',
  'conditions',
]

/** What the server refuses, at the line that it is about. */
const faultsIn = (fields: Readonly<Record<string, readonly string[]>>): Partial<Record<Fault, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => {
      const at = FAULTS.find(fault => field === fault || field.startsWith(`${fault}.`))
      return [at ?? 'type', texts.join(' ')]
    }),
  )
