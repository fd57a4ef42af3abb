import { ownValue } from '@core/domain/own-value'
import { Drawer, EmptyState, Field, IconButton, Select, Switch, TextArea, TextInput, useBelow, useT } from '@core/ui'
import { IconCopy, IconLink, IconTrash } from '@tabler/icons-react'
import { WITH_OPTIONS, WITHOUT_ANSWER, WORKED_OUT } from '../../contract/field-types'
import { labelOf } from '../../domain/field-name'
import type { RuledEntry } from '../../domain/form-rules'
import { rowsIn } from '../../domain/rows-in'
import type { workOut } from '../../domain/work-out'
import { measured } from '../answers/answer-text'
import { Expected } from './expected'
import { faultWords } from './fault-words'
import { KIND_ICONS } from './field-kinds'
import type { FormField } from './form-field'
import { FormulaInput } from './formula-input'
import { changedLabel, nameFollows, usedBy } from './label-and-name'
import { OptionsBy } from './options-by'
import { ShowRules } from './show-rules'
import type { Builder } from './use-builder'

interface FieldSettingsProps {
  builder: Builder
  filled: ReturnType<typeof workOut>
  entries: readonly RuledEntry[]
}

/** What can be set of the chosen field, beside the form or on a phone over it; everything is kept while it is typed. */
export function FieldSettings({ builder, filled, entries }: FieldSettingsProps) {
  const t = useT('surveys')
  const phone = useBelow(768)
  const { chosen } = builder
  const settings = chosen && (
    <Settings key={chosen.id} field={chosen} builder={builder} filled={filled} entries={entries} />
  )
  if (phone)
    return settings ? (
      <Drawer title={t('formSettings')} onClose={() => builder.choose(null)}>
        <div className="surveys-settings">{settings}</div>
      </Drawer>
    ) : null
  return (
    <aside className="surveys-settings" aria-label={t('formSettings')}>
      {settings ?? <EmptyState compact title={t('chooseField')} text={t('chooseFieldText')} />}
    </aside>
  )
}

function Settings({ field, builder, filled, entries }: FieldSettingsProps & { field: FormField }) {
  const t = useT('surveys')
  const { fields } = builder
  const { id, field_type, field_name, field_label, group_id, unit } = field
  const Glyph = KIND_ICONS[field_type]
  const change = (changed: Partial<FormField>) => builder.change(id, changed)
  const errorOf = (name: keyof FormField) => builder.errorsOf(id)?.[name]?.[0]
  const groups = fields.filter(one => one.field_type === 'group')
  const users = usedBy(field, fields)
  const group = groups.find(one => one.id === group_id)
  const answer = group
    ? ownValue(rowsIn(ownValue(filled.answers, group.field_name))[0], field_name)
    : ownValue(filled.answers, field_name)
  const entry = entries.find(one => one.field.id === id)
  // The formula tells itself where it cannot be read, and asks for one where none was typed.
  const formulaFault = entry?.formulaFaults.find(({ fault }) => fault !== 'unreadable' && fault !== 'no_formula')
  const ruleFault = entry?.ruleFaults.find(({ fault }) => fault !== 'no_value')
  // Lists for choices that are gone stand below, each with its own words.
  const optionsFault = entry?.optionsFaults.find(({ fault }) => fault !== 'gone_choice')
  const asks = field_type !== 'header' && field_type !== 'group'
  return (
    <>
      <div className="vk-row">
        <Glyph size={16} stroke={1.75} />
        <h2 className="vk-grow">{t(`field.verticaldatafield.field_type.${field_type}`)}</h2>
        <IconButton size="small" icon={IconCopy} label={t('duplicateField')} onClick={() => builder.duplicate(field)} />
        <IconButton size="small" icon={IconTrash} label={t('deleteFieldVerb')} onClick={() => builder.remove(field)} />
      </div>
      <Field label={t('field.verticaldatafield.field_label')} error={errorOf('field_label')}>
        <TextInput
          value={field_label}
          maxLength={255}
          autoFocus={id === builder.freshId}
          onFocus={event => id === builder.freshId && event.target.select()}
          onChange={label => change(changedLabel(field, label, fields))}
        />
      </Field>
      <Field
        label={t('field.verticaldatafield.field_name')}
        error={errorOf('field_name')}
        help={t('field.verticaldatafield.field_name.help')}
        aside={
          nameFollows(field) && (
            <span className="vk-meta surveys-follows">
              <IconLink size={14} stroke={1.75} />
              {t('nameFollows')}
            </span>
          )
        }
      >
        <TextInput
          value={field_name}
          maxLength={64}
          spellCheck={false}
          onChange={name =>
            change({ field_name: name, ...(field_label === labelOf(field_name) && { field_label: labelOf(name) }) })
          }
        />
      </Field>
      {WORKED_OUT.has(field_type) && (
        <FormulaInput
          field={field}
          fields={fields}
          warning={formulaFault && faultWords(formulaFault, 'formula', t)}
          value={measured(answer, unit, field.decimals)}
          onChange={calculationrules => change({ calculationrules })}
        />
      )}
      {WITH_OPTIONS.has(field_type) && (
        <OptionsBy
          field={field}
          fields={fields}
          error={errorOf('options_by') ?? (optionsFault && faultWords(optionsFault, 'rule', t))}
          onChange={change}
        />
      )}
      {WITH_OPTIONS.has(field_type) && !field.options_by && (
        <Field
          label={t('field.verticaldatafield.options')}
          error={errorOf('options')}
          help={t('field.verticaldatafield.options.help')}
        >
          <TextArea rows={2} value={field.options ?? ''} onChange={options => change({ options })} />
        </Field>
      )}
      {WITH_OPTIONS.has(field_type) && (
        <Switch end checked={field.own_answer === 1} onChange={on => change({ own_answer: on ? 1 : 0 })}>
          {t('field.verticaldatafield.own_answer')}
        </Switch>
      )}
      {(field_type === 'number' || WORKED_OUT.has(field_type)) && (
        <Field label={t('field.verticaldatafield.unit')} error={errorOf('unit')}>
          <TextInput value={unit ?? ''} maxLength={16} onChange={next => change({ unit: next || null })} />
        </Field>
      )}
      <Expected field={field} errorOf={errorOf} onChange={change} />
      <Field label={t('field.verticaldatafield.description')}>
        <TextArea
          rows={2}
          maxLength={1000}
          value={field.description ?? ''}
          onChange={next => change({ description: next || null })}
        />
      </Field>
      {groups.length > 0 && field_type !== 'group' && (
        <Field label={t('field.verticaldatafield.field_type.group')} error={errorOf('group_id')}>
          <Select
            value={group_id}
            empty={t('noGroup')}
            options={groups.map(one => ({ value: one.id, label: one.field_label }))}
            onChange={next => change({ group_id: next })}
          />
        </Field>
      )}
      <ShowRules
        field={field}
        fields={fields}
        error={errorOf('showrules') ?? (ruleFault && faultWords(ruleFault, 'rule', t))}
        onChange={showrules => change({ showrules })}
      />
      <section>
        {asks && !WORKED_OUT.has(field_type) && (
          <Switch end checked={field.required === 1} onChange={on => change({ required: on ? 1 : 0 })}>
            {t('field.verticaldatafield.required')}
          </Switch>
        )}
        {asks && !WITHOUT_ANSWER.has(field_type) && (
          <Switch
            end
            checked={field.selectable_in_products === 1}
            onChange={on => change({ selectable_in_products: on ? 1 : 0 })}
          >
            {t('field.verticaldatafield.selectable_in_products')}
          </Switch>
        )}
        <Switch end checked={field.staff_only === 1} onChange={on => change({ staff_only: on ? 1 : 0 })}>
          {t('field.verticaldatafield.staff_only')}
        </Switch>
      </section>
      {users.length > 0 && (
        <section>
          <h3>{t('usedIn')}</h3>
          <ul className="surveys-users">
            {users.map(one => (
              <li key={one.id}>
                <button type="button" onClick={() => builder.choose(one.id)}>
                  {one.field_label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
