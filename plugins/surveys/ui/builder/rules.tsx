import { Button, classes, EmptyState, Tag, useT } from '@core/ui'
import { IconAlertTriangle, IconGitBranch, IconPencil } from '@tabler/icons-react'
import { Fragment } from 'react'
import { WITH_OPTIONS } from '../../contract/field-types'
import { isBroken, type RuledEntry } from '../../domain/form-rules'
import { faultWords } from './fault-words'
import { KIND_ICONS } from './field-kinds'
import type { FormField } from './form-field'
import { usedBy } from './label-and-name'
import { FieldChip, FormulaSentence, RulesSentence } from './rule-sentence'

interface RulesProps {
  title: string
  fields: readonly FormField[]
  entries: readonly RuledEntry<RuledFormField>[]
  /** Opens a field where it is changed. */
  onOpen: (id: number) => void
  onBuild: () => void
}

/** A field that names its group, as rules do. */
export type RuledFormField = Omit<FormField, 'group_id'> & { group: string | null }

/** All conditions and formulas of a form as sentences: what follows from what, and first what does not work. */
export function Rules({ title, fields, entries, onOpen, onBuild }: RulesProps) {
  const t = useT('surveys')
  const broken = entries.filter(isBroken).length
  if (entries.length === 0)
    return (
      <EmptyState
        icon={IconGitBranch}
        title={t('noRulesYet')}
        text={t('noRulesYetText')}
        actions={
          <Button icon={IconPencil} onClick={onBuild}>
            {t('build')}
          </Button>
        }
      />
    )
  return (
    <section className="surveys-canvas" aria-label={t('rulesOfForm')}>
      <header className="vk-row surveys-canvas-head">
        <h2 className="vk-clip">{title}</h2>
        {broken > 0 && (
          <Tag tone="danger" icon={IconAlertTriangle}>
            {t('brokenCount', { count: broken })}
          </Tag>
        )}
        <span className="vk-grow" />
        <span className="vk-meta">{t('ruleCount', { count: entries.length })}</span>
      </header>
      <ul className="surveys-ruled">
        {entries.map(entry => (
          <Entry key={entry.field.id} entry={entry} fields={fields} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps extends Pick<RulesProps, 'fields' | 'onOpen'> {
  entry: RuledEntry<RuledFormField>
}

function Entry({ entry, fields, onOpen }: EntryProps) {
  const t = useT('surveys')
  const { field, formula, formulaFaults, ruleFaults, optionsFaults } = entry
  const rules = field.showrules ?? []
  const Glyph = KIND_ICONS[field.field_type]
  const own = fields.find(({ id }) => id === field.id)
  const followers = own ? usedBy(own, fields) : []
  return (
    <li className={classes('surveys-ruled-field', isBroken(entry) && 'surveys-ruled-broken')}>
      <button type="button" className="surveys-field-head" onClick={() => onOpen(field.id)}>
        <strong>{field.field_label}</strong>
        <span className="vk-grow" />
        {isBroken(entry) && <Tag tone="danger">{t('broken')}</Tag>}
        <span className="surveys-field-kind">
          <Glyph size={16} stroke={1.75} />
          <span>{t(`field.verticaldatafield.field_type.${field.field_type}`)}</span>
        </span>
      </button>
      {formula && <FormulaSentence formula={formula} fields={fields} onOpen={onOpen} />}
      {WITH_OPTIONS.has(field.field_type) && field.options_by && (
        <p className="surveys-sentence">
          {t('optionsFollow')} <FieldChip name={field.options_by.field_name} fields={fields} onOpen={onOpen} />
        </p>
      )}
      {rules.length > 0 && <RulesSentence rules={rules} fields={fields} onOpen={onOpen} />}
      {[
        ...formulaFaults.map(fault => faultWords(fault, 'formula', t)),
        ...[...ruleFaults, ...optionsFaults].map(fault => faultWords(fault, 'rule', t)),
      ].map(words => (
        <p key={words} className="surveys-fault">
          <IconAlertTriangle size={16} stroke={1.75} />
          {words}
        </p>
      ))}
      {followers.length > 0 && (
        <p className="surveys-sentence">
          {t('usedIn')}{' '}
          {followers.map(one => (
            <Fragment key={one.id}>
              <FieldChip name={one.field_name} fields={fields} onOpen={onOpen} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </li>
  )
}
