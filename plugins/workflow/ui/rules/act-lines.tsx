import { Field, Select, TextArea, useList, useT } from '@core/ui'
import { TagsInput } from '@core/ui/forms'
import type { ReactNode } from 'react'
import type { Fault, RuleDraft } from './rule-draft'
import { type Action, HANDLER, type Parts } from './rule-parts'
import { isHandlerChange } from './rule-words'

export interface LinesProps {
  draft: RuleDraft
  parts: Parts
  faults: Partial<Record<Fault, string>>
  onChange: (change: Partial<RuleDraft>) => void
}

/** Colleagues by their number. */
export function useColleagues(): ReadonlyMap<number, string> {
  const { data } = useList('/api/user', { fields: 'fullname', sort: 'name', limit: 500 })
  return new Map(data?.rows.map(({ id, fullname }) => [id, fullname ?? '']))
}

/** What is done, with what that asks for, and for whom. */
export function ActLines({ draft, parts, faults, onChange }: LinesProps) {
  const t = useT('workflow')
  const action = parts.actions.find(({ name }) => name === draft.type)
  return (
    <>
      <Blank word={t('thenDo')}>
        <Field label={<span className="vk-hidden">{t('whatIsDone')}</span>} error={faults.type}>
          <Select
            aria-label={t('whatIsDone')}
            value={draft.type}
            options={parts.actions.map(({ name, label }) => ({ value: name, label }))}
            onChange={type => onChange({ type, morph_id: null, ...(isFixed(parts, type) && { text: '' }) })}
          />
        </Field>
        {action?.asks.includes('morph_id') && (
          <Field label={action.optional ? t('recordOptional') : t('record')} error={faults.morph_id}>
            <Select
              value={draft.morph_id === null ? null : String(draft.morph_id)}
              options={action.records}
              {...(action.optional && { empty: t('without') })}
              onChange={value => onChange({ morph_id: value === null ? null : Number(value) })}
            />
            {action.records.length === 0 && <p className="vk-meta">{t('noRecords')}</p>}
          </Field>
        )}
        {action?.asks.includes('text') && <ActText action={action} draft={draft} faults={faults} onChange={onChange} />}
        {action?.asks.includes('flowTags') && <ActTags draft={draft} error={faults.flowTags} onChange={onChange} />}
      </Blank>
      {action?.asks.includes('user_id') && (
        <Blank word={isHandlerChange(action) ? t('to') : t('for')}>
          <Target action={action} draft={draft} onChange={onChange} />
        </Blank>
      )}
    </>
  )
}

const isFixed = (parts: Parts, type: string | null) =>
  Boolean(parts.actions.find(({ name }) => name === type)?.texts.length)

/** A line of the sentence: its word, and what fills the blank behind it. */
export function Blank({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="workflow-blank">
      <span className="workflow-word" aria-hidden="true">
        {word}
      </span>
      <div className="workflow-blanks">{children}</div>
    </div>
  )
}

function ActText({ action, draft, faults, onChange }: Omit<LinesProps, 'parts'> & { action: Action }) {
  const t = useT('workflow')
  return (
    <Field label={action.texts.length ? t('value') : t('field.eventtriggerrule.text')} error={faults.text}>
      {action.texts.length ? (
        <Select value={draft.text || null} options={action.texts} onChange={text => onChange({ text: text ?? '' })} />
      ) : (
        <TextArea rows={2} maxLength={5000} value={draft.text} onChange={text => onChange({ text })} />
      )}
    </Field>
  )
}

interface ActTagsProps extends Pick<LinesProps, 'draft' | 'onChange'> {
  error: string | undefined
}

function ActTags({ draft, error, onChange }: ActTagsProps) {
  const t = useT('workflow')
  const some = (remove: boolean) => draft.flowTags.filter(tag => Boolean(tag.remove) === remove)
  const put = (remove: boolean, tags: readonly string[]) =>
    onChange({ flowTags: [...some(!remove), ...tags.map(tag => ({ tag, remove }))] })
  return (
    <>
      <Field label={t('tagsAdded')} error={error} group>
        <TagsInput value={some(false).map(({ tag }) => tag)} onChange={tags => put(false, tags)} />
      </Field>
      <Field label={t('tagsRemoved')} group>
        <TagsInput value={some(true).map(({ tag }) => tag)} onChange={tags => put(true, tags)} />
      </Field>
    </>
  )
}

function Target({ action, draft, onChange }: Pick<LinesProps, 'draft' | 'onChange'> & { action: Action }) {
  const t = useT('workflow')
  const colleagues = useColleagues()
  return (
    <Select
      aria-label={t('forWhom')}
      value={draft.user_id ?? 0}
      options={[
        { value: HANDLER, label: t('targetHandler') },
        { value: 0, label: isHandlerChange(action) ? t('targetNobody') : t('targetEveryone') },
        ...[...colleagues].map(([value, label]) => ({ value, label, group: t('colleagues') })),
      ]}
      onChange={user_id => onChange({ user_id })}
    />
  )
}
