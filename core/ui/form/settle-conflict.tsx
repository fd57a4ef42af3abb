import { useState } from 'react'
import { requestJson } from '../api/request.ts'
import { valueIn } from '../custom-fields/custom-form.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { coreText, useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import type { LogLine } from '../query/resource-calls.ts'
import { readRecordName } from '../resource/referred-record.ts'
import { type Conflict, conflictsIn, merged } from './form-conflict.ts'
import type { AnyFormField, FormValues } from './form-field.ts'
import { partsInWords } from './parts-in-words.ts'
import { spokenValue } from './spoken-value.ts'

interface Clash {
  fields: readonly AnyFormField[]
  /** What the form started with, what the user made of it, and the record as it is now. */
  start: FormValues
  given: FormValues
  current: FormValues
  /** Address of the record. */
  url: string | undefined
  /** Asks nothing where both changed other fields: the user saves each field by itself, and not the record as it was read. */
  quiet?: boolean
}

/**
 * Somebody else saved in between. What only one of both changed is kept by itself; for what both changed the user
 * chooses, field by field. Answers what to save, or null when the user goes back to the form.
 */
export async function settleConflict({ fields, start, given, current, url, quiet }: Clash): Promise<FormValues | null> {
  const there = (name: string): unknown => valueIn(current, name)
  const names = fields.map(({ name }) => name)
  const conflicts = await Promise.all(
    conflictsIn(names, start, given, there).map(conflict => inWords(conflict, fields)),
  )
  const theirs = new Set<string>()
  if (quiet && conflicts.length === 0) return merged(names, start, given, there, theirs)
  const who = await lastWriter(url)
  const agreed = await confirm({
    title: who ? coreText('staleTitleBy', { name: who }) : coreText('staleTitle'),
    text: (
      <Choices
        conflicts={conflicts}
        who={who ?? coreText('staleOther')}
        choose={(name, other) => void (other ? theirs.add(name) : theirs.delete(name))}
      />
    ),
    verb: coreText('save'),
    cancel: coreText('back'),
  })
  return agreed ? merged(names, start, given, there, theirs) : null
}

async function lastWriter(url: string | undefined): Promise<string | null> {
  if (!url) return null
  // Records without a log, or one that this user may not read: then without the name.
  const lines = await requestJson<LogLine[]>('GET', `${new URL(url).pathname}/log`).catch(() => [])
  return lines.find(line => line.description === 'updated')?.user_fullname ?? null
}

/** A conflict as people read it. */
interface SpokenConflict {
  name: string
  label: string
  ours: string
  other: string
}

async function inWords({ name, ours, other }: Conflict, fields: readonly AnyFormField[]): Promise<SpokenConflict> {
  const field = fields.find(asked => asked.name === name)
  const said = async (value: unknown, beside: unknown): Promise<string> =>
    field?.reference && typeof value === 'number'
      ? readRecordName(field.reference, value)
      : (field?.spoken?.(value) ?? spokenValue(field, value) ?? partsInWords(value, beside))
  return { name, label: field?.label ?? name, ours: await said(ours, other), other: await said(other, ours) }
}

interface ChoicesProps {
  conflicts: readonly SpokenConflict[]
  who: string
  choose: (name: string, theirs: boolean) => void
}

function Choices({ conflicts, who, choose }: ChoicesProps) {
  const t = useCoreT()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  if (conflicts.length === 0) return t('staleApart')
  return (
    <div className="vk-stack">
      <span>{t('staleBoth')}</span>
      {conflicts.map(({ name, label, ours, other }) => (
        <div key={name}>
          <strong>{label}</strong>
          <RadioGroup
            label={label}
            value={theirs.includes(name) ? 'theirs' : 'ours'}
            onChange={value => {
              choose(name, value === 'theirs')
              setTheirs(value === 'theirs' ? [...theirs, name] : theirs.filter(one => one !== name))
            }}
            options={[
              { value: 'ours', label: t('staleOurs', { value: ours }) },
              { value: 'theirs', label: t('staleTheirs', { name: who, value: other }) },
            ]}
          />
        </div>
      ))}
    </div>
  )
}
