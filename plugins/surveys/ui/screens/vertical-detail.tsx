import {
  Button,
  Link,
  Loaded,
  Navigate,
  Page,
  SegmentedControl,
  Tag,
  useCall,
  useNavigate,
  useParams,
  useT,
} from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/vertical'
import { IconAdjustments, IconCloudCheck, IconDeviceMobile, IconGitBranch, IconPencil } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldType } from '../../contract/field-types'
import { isBroken, rulesOf } from '../../domain/form-rules'
import { withGroups, workOut } from '../../domain/work-out'
import type { Answers } from '../answers/asked-field'
import { Canvas, showCard } from '../builder/canvas'
import { DraftActions } from '../builder/draft-actions'
import { FieldSettings } from '../builder/field-settings'
import { forgetDraft } from '../builder/forget-draft'
import { Palette } from '../builder/palette'
import { Rules } from '../builder/rules'
import { TryForm } from '../builder/try-form'
import { useBuilder } from '../builder/use-builder'
import '../builder/builder.css'

/** A form and what it asks (SCR-088). */
export default function VerticalDetail() {
  const id = Number(useParams().verticalId)
  return <FormOrDraft key={id} id={id} />
}

/** A form that has a draft is changed there; one that gets it from somebody else meanwhile says so. */
function FormOrDraft({ id }: { id: number }) {
  const form = useCall('get', '/api/vertical/{id}', { params: { path: { id } } })
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const isGone = form.isError && form.error.status === 404
  const original = isGone ? form.data?.draft_of_id : undefined
  // Somebody else published or discarded the draft: its form is what there is.
  useEffect(() => {
    if (!original) return
    forgetDraft(original)
    navigate(`/vertical_detail/${original}`, { replace: true })
  }, [original, navigate])
  const draft = form.data?.draft_id
  if (draft && !isOpen) return <Navigate to={`/vertical_detail/${draft}`} replace />
  if (form.data && !isOpen) setOpen(true)
  return <FormBuilder id={id} />
}

function FormBuilder({ id }: { id: number }) {
  const t = useT('surveys')
  const form = useCall('get', '/api/vertical/{id}', { params: { path: { id } } })
  const builder = useBuilder(id)
  const [mode, setMode] = useState<'build' | 'try' | 'rules'>('build')
  const [answers, setAnswers] = useState<Answers>({})
  const [open, setOpen] = useState(false)
  const { fields, state } = builder
  // What is typed at a field is a change of the form too: it is kept before its settings are shown.
  const openSettings = (): void => void builder.flush().then(() => setOpen(true))
  const asked = useMemo(() => withGroups(fields), [fields])
  const filled = useMemo(() => workOut(asked, answers), [asked, answers])
  const entries = useMemo(() => rulesOf(asked, filled.circular), [asked, filled])
  const broken = useMemo(() => new Set(entries.filter(isBroken).map(({ field }) => field.id)), [entries])

  /** Where a field is changed: its card in sight, its settings beside it. */
  function openField(id: number): void {
    flushSync(() => {
      setMode('build')
      builder.choose(id)
    })
    showCard(id)
  }

  function add(kind: FieldType): void {
    if (mode === 'rules') setMode('build')
    builder.add(kind)
  }

  return (
    <Loaded query={form}>
      {vertical => (
        <Page
          title={vertical.description}
          crumbs={[{ title: t('forms'), to: '/vertical_overview' }]}
          layout="plain"
          state={vertical.draft_of_id !== null && <Tag tone="warn">{t('draft')}</Tag>}
          actions={
            <>
              <Button icon={IconAdjustments} onClick={openSettings}>
                {t('formSettings')}
              </Button>
              {vertical.draft_id === null && (
                <DraftActions
                  form={vertical}
                  fields={fields}
                  isUnfinished={builder.isUnfinished}
                  flush={builder.flush}
                />
              )}
            </>
          }
        >
          <div className="surveys-builder">
            <Palette builder={builder} onAdd={add} onOpen={openField} />
            <div className="surveys-middle">
              {vertical.draft_of_id !== null && <p className="surveys-draft-note">{t('draftNote')}</p>}
              {vertical.draft_id !== null && (
                <p className="surveys-draft-note">
                  {t('has_draft')} <Link to={`/vertical_detail/${vertical.draft_id}`}>{t('openDraft')}</Link>
                </p>
              )}
              <div className="vk-row vk-row-wrap">
                <SegmentedControl
                  label={t('mode')}
                  value={mode}
                  onChange={setMode}
                  options={[
                    { value: 'build', label: t('build'), icon: IconPencil },
                    { value: 'try', label: t('try'), icon: IconDeviceMobile },
                    { value: 'rules', label: t('rulesTab'), icon: IconGitBranch, count: entries.length },
                  ]}
                />
                <span className="vk-grow" />
                <span className="vk-meta surveys-saved" role="status">
                  <IconCloudCheck size={16} stroke={1.75} />
                  {t(state)}
                </span>
              </div>
              <Loaded query={builder.list}>
                {() =>
                  mode === 'build' ? (
                    <Canvas
                      builder={builder}
                      title={vertical.description}
                      recurring={Boolean(vertical.recurring)}
                      broken={broken}
                    />
                  ) : mode === 'rules' ? (
                    <Rules
                      title={vertical.description}
                      fields={fields}
                      entries={entries}
                      onOpen={openField}
                      onBuild={() => setMode('build')}
                    />
                  ) : (
                    <TryForm
                      title={vertical.description}
                      help={vertical.help}
                      fields={asked}
                      filled={filled}
                      onAnswers={setAnswers}
                    />
                  )
                }
              </Loaded>
            </div>
            <FieldSettings builder={builder} filled={filled} entries={entries} />
          </div>
          {open && (
            <ResourceModal
              of={described}
              title={t('formSettings')}
              verb={t('save')}
              layout={['description', 'type', 'recurring', 'help']}
              record={vertical}
              onClose={() => setOpen(false)}
            />
          )}
        </Page>
      )}
    </Loaded>
  )
}
