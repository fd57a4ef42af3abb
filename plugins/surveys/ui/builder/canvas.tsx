import { classes, EmptyState, Tag, useT } from '@core/ui'
import { SortableRows } from '@core/ui/records'
import { IconClipboardList, IconGitBranch, IconRepeat } from '@tabler/icons-react'
import { KIND_ICONS } from './field-kinds'
import { FieldLook } from './field-look'
import type { FormField } from './form-field'
import { ruleWords } from './rule-words'
import type { Builder } from './use-builder'

const cardOf = (id: number): string => `surveys-field-${id}`

/** Brings the card of a field in sight, with the focus on it. */
export function showCard(id: number): void {
  const card = document.getElementById(cardOf(id))
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}

interface CanvasProps {
  builder: Builder
  title: string
  /** It is filled in more than once for a dossier. */
  recurring: boolean
  /** Fields whose formula or rules do not do what is meant. */
  broken: ReadonlySet<number>
}

/** The form as people see it, whose fields are chosen and put in order. */
export function Canvas({ builder, title, recurring, broken }: CanvasProps) {
  const t = useT('surveys')
  const count = builder.fields.filter(({ field_type }) => field_type !== 'header' && field_type !== 'group').length
  if (builder.fields.length === 0)
    return <EmptyState icon={IconClipboardList} title={t('noFields')} text={t('noFieldsText')} />
  return (
    <div className="surveys-canvas">
      <header className="vk-row surveys-canvas-head">
        <h2 className="vk-clip">{title}</h2>
        {recurring && (
          <Tag tone="accent" icon={IconRepeat}>
            {t('field.vertical.recurring')}
          </Tag>
        )}
        <span className="vk-grow" />
        <span className="vk-meta">{t('fieldCount', { count })}</span>
      </header>
      <FieldList builder={builder} broken={broken} groupId={null} />
    </div>
  )
}

type ListProps = Pick<CanvasProps, 'builder' | 'broken'>

function FieldList({ builder, broken, groupId }: ListProps & { groupId: number | null }) {
  const t = useT('surveys')
  const fields = builder.fields.filter(({ group_id }) => group_id === groupId)
  if (fields.length === 0) return <p className="vk-meta">{t('noFieldsInGroup')}</p>
  return (
    <SortableRows
      rows={fields}
      nameOf={({ field_label }) => field_label}
      onOrder={builder.arrange}
      render={field => <FieldCard field={field} builder={builder} broken={broken} />}
    />
  )
}

function FieldCard({ field, builder, broken }: ListProps & { field: FormField }) {
  const t = useT('surveys')
  const { id, field_type, field_label, required, showrules, description } = field
  const Glyph = KIND_ICONS[field_type]
  const chosen = builder.chosen?.id === id
  const only = showrules?.length === 1 ? showrules[0] : undefined
  return (
    <div
      id={cardOf(id)}
      className={classes('surveys-field', `surveys-field-${field_type}`)}
      data-chosen={chosen || undefined}
    >
      <button
        type="button"
        className="surveys-field-head"
        aria-pressed={chosen}
        onClick={() => builder.choose(chosen ? null : id)}
      >
        <strong>{field_label}</strong>
        {required === 1 && <span className="vk-meta">{t('required')}</span>}
        <span className="vk-grow" />
        {builder.isUnfinished(id) ? (
          <Tag tone="danger">{t('unfinished')}</Tag>
        ) : (
          broken.has(id) && <Tag tone="danger">{t('broken')}</Tag>
        )}
        {!!showrules?.length && (
          <Tag tone="warn" icon={IconGitBranch} className="surveys-field-if">
            <span className="vk-clip">
              {only ? t('onlyIf', { rule: ruleWords(only, builder.fields, t) }) : t('shownIf')}
            </span>
          </Tag>
        )}
        <span className="surveys-field-kind">
          <Glyph size={16} stroke={1.75} />
          <span>{t(`field.verticaldatafield.field_type.${field_type}`)}</span>
        </span>
      </button>
      {field_type === 'group' ? (
        <FieldList builder={builder} broken={broken} groupId={id} />
      ) : (
        <FieldLook field={field} />
      )}
      {description && <p className="vk-meta">{description}</p>}
    </div>
  )
}
