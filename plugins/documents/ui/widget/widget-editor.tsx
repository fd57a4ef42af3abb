import { Checkbox, Facts, Field, RichText, Switch, TextInput, useMergeTags, useT } from '@core/ui'
import { useAutosave } from '@core/ui/records'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { WidgetChange, WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'
import { ColumnChooser } from './column-chooser'

import { PictureFields } from './picture-fields'
import { RecurringFields, useFormTags } from './recurring-fields'
import { TermsFields } from './terms-fields'
import { useWidgetTypes, type WidgetType } from './widget-types'

const TEXTS = ['textcontent', 'textcontent2', 'textcontent3'] as const
/** Types that differ in showing sub-items alone: one is switched into the other. */
const WITHOUT_SUBS = 'CALCULATIONITEMS'
const WITH_SUBS = 'CALCULATIONITEMSINCLSUBS'

/** Everything that can be set about one widget; saves itself. Of a locked document it says what was set. */
export function WidgetEditor({ widget }: { widget: WidgetRow }) {
  const t = useT('documents')
  const { locked, enter, leave } = useEditor()
  const fields = useRef<HTMLElement>(null)
  useEffect(() => enter(fields.current))
  const type = useWidgetTypes().of(widget)
  return (
    <section
      ref={fields}
      className="documents-side-body"
      aria-label={type.name}
      tabIndex={-1}
      onKeyDown={event => back(event, leave)}
    >
      <fieldset className="documents-widget vk-stack">
        <legend className="documents-widget-legend">
          <type.icon size={16} stroke={1.75} />
          {type.name}
        </legend>
        {locked ? (
          <Facts
            facts={[
              { label: t('widgetName'), value: widget.description ?? '–' },
              { label: t('visibleToCustomer'), value: t(widget.is_hidden ? 'no' : 'yes') },
            ]}
          />
        ) : (
          <WidgetInputs widget={widget} type={type} />
        )}
      </fieldset>
    </section>
  )
}

function WidgetInputs({ widget, type }: { widget: WidgetRow; type: WidgetType }) {
  const t = useT('documents')
  const mergeTags = [...useFormTags(widget.recurringvertical_id), ...useMergeTags()]
  const { queue, widgets } = useEditor()
  const typed = useRef<WidgetChange>({})
  const autosave = useAutosave<WidgetChange>(queue, change => {
    if (typed.current === change) typed.current = {}
    return widgets.save(widget.id, change)
  })
  const tag = widget.document_widget_type_tag
  const texts = TEXTS.filter(field => type.fields.includes(field))
  const change = (part: WidgetChange) => {
    typed.current = { ...typed.current, ...part }
    widgets.typed(widget.id, part)
    autosave(typed.current)
  }
  return (
    <>
      <Field label={t('widgetName')} help={t('widgetNameHelp')}>
        <TextInput
          value={widget.description ?? ''}
          onChange={description => change({ description: description || null })}
          maxLength={255}
        />
      </Field>
      {type.fields.includes('stringcontent') && (
        <Field label={t('heading')}>
          <TextInput
            value={widget.stringcontent ?? ''}
            onChange={stringcontent => change({ stringcontent: stringcontent || null })}
            maxLength={255}
          />
        </Field>
      )}
      {type.fields.includes('form') && <RecurringFields widget={widget} />}
      {texts.map((field, index) => {
        const label = texts.length > 1 ? t('textColumn', { number: index + 1 }) : t('widgetText')
        return (
          <Field key={field} label={label} group>
            <RichText
              label={label}
              value={widget[field] ?? ''}
              onChange={html => change({ [field]: html })}
              mergeTags={mergeTags}
              minHeight={texts.length > 1 ? 120 : 220}
            />
          </Field>
        )
      })}
      {type.fields.includes('picture') && <PictureFields widget={widget} />}
      {type.fields.includes('prices') && <ColumnChooser widget={widget} />}
      {type.fields.includes('terms') && <TermsFields />}
      {(tag === WITHOUT_SUBS || tag === WITH_SUBS) && (
        <Checkbox
          checked={tag === WITH_SUBS}
          onChange={inclusive =>
            widgets.update(widget.id, { document_widget_type_tag: inclusive ? WITH_SUBS : WITHOUT_SUBS })
          }
        >
          {t('showSubs')}
        </Checkbox>
      )}
      <Switch checked={!widget.is_hidden} onChange={visible => widgets.update(widget.id, { is_hidden: !visible })}>
        {t('visibleToCustomer')}
      </Switch>
    </>
  )
}

function back(event: KeyboardEvent, leave: () => void): void {
  // What is open in a field closes first.
  if (event.key === 'Escape' && !event.defaultPrevented) leave()
}
