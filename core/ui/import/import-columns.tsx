import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { toastProblem } from '../feedback/toast.tsx'
import { Field } from '../fields/field.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { Select } from '../fields/select.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import type { ImportStepProps } from './import-step.ts'
import { type ImportFile, importSteps } from './use-import.ts'
import './import.css'

/** What each column is, and how records that are there are known. */
export default function ImportColumns({ file, what, onClose, onOpen }: ImportStepProps) {
  const t = useCoreT()
  const [mapping, setMapping] = useState(file.mapping)
  const [matchBy, setMatchBy] = useState(file.match_by)
  const [existing, setExisting] = useState(file.existing)
  const [busy, setBusy] = useState(false)
  const labelOf = (name: string) => file.fields.find(field => field.name === name)?.label ?? name
  const matches = file.match_fields.filter(name => mapping.includes(name))
  const match_by = matchBy !== null && matches.includes(matchBy) ? matchBy : null
  const missing = file.fields.filter(({ name, required }) => required && !mapping.includes(name))

  function choose(column: number, name: string | null): void {
    // A field has one column: choosing it elsewhere takes it along.
    setMapping(mapping.map((now, i) => (i === column ? name : now === name ? null : now)))
  }

  async function check(): Promise<void> {
    setBusy(true)
    try {
      await importSteps(file.id).check({ mapping, match_by, existing })
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }

  const options = file.fields.map(({ name, label, required }) => ({
    value: name,
    label: required ? `${label} (${t('required')})` : label,
  }))
  return (
    <Dialog
      title={t('importTitle', { what })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onOpen(0)}>{t('importOtherFile')}</Button>
          <Button
            variant="primary"
            busy={busy}
            {...(mapping.some(name => name !== null) ? {} : { disabled: true, why: t('importNoColumn') })}
            onClick={() => void check()}
          >
            {t('importCheck')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('importColumnsText', { name: file.filename })}</p>
        <div className="vk-import-columns">
          {file.columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other name and keep their place
            <ColumnRow key={i} column={column} number={i + 1}>
              <Select
                aria-label={t('importFieldOf', { column: column.header || t('importColumn', { number: i + 1 }) })}
                value={mapping[i] ?? null}
                empty={t('importNotThis')}
                options={options}
                onChange={name => choose(i, name)}
              />
            </ColumnRow>
          ))}
        </div>
        {file.notes.map(note => (
          <p key={note} className="vk-import-note" role="status">
            {note}
          </p>
        ))}
        {missing.length > 0 && (
          <p className="vk-import-note" role="status">
            {t('importMissing', { fields: missing.map(({ label }) => label).join(', '), what })}
          </p>
        )}
        {file.match_fields.length > 0 && (
          <div className="vk-import-choices">
            <Field label={t('importMatch', { what })}>
              <Select
                value={match_by}
                empty={t('importMatchNone')}
                options={matches.map(name => ({ value: name, label: labelOf(name) }))}
                onChange={setMatchBy}
              />
            </Field>
            {match_by !== null && (
              <Field label={t('importExisting')} group>
                <RadioGroup
                  label={t('importExisting')}
                  value={existing}
                  onChange={setExisting}
                  options={[
                    { value: 'update', label: t('importExistingUpdate') },
                    { value: 'skip', label: t('importExistingSkip') },
                  ]}
                />
              </Field>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface ColumnRowProps {
  column: ImportFile['columns'][number]
  number: number
  children: React.ReactNode
}

function ColumnRow({ column, number, children }: ColumnRowProps) {
  const t = useCoreT()
  return (
    <div className="vk-import-column">
      <div className="vk-import-header">
        <strong className="vk-clip">{column.header || t('importColumn', { number })}</strong>
        <span className="vk-meta vk-clip">{column.examples.join(' · ') || t('importNoValues')}</span>
      </div>
      {children}
    </div>
  )
}
