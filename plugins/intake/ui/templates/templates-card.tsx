import {
  Button,
  Card,
  CardRow,
  EmptyState,
  IconButton,
  Link,
  Loaded,
  useCall,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRemoveTemplate } from './use-remove-template'

/** The templates of surveys, on the page of the settings (R-SET-022). */
export default function TemplatesCard() {
  const t = useT('intake')
  const navigate = useNavigate()
  const [naming, setNaming] = useState(false)
  const templates = useCall('get', '/api/intake/indexTemplates')
  const make = useSave('post', '/api/intake/storeTemplate')
  const forget = useRemoveTemplate()

  return (
    <Card
      title={t('templates')}
      count={templates.data?.length || undefined}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setNaming(true)}>
          {t('newTemplate')}
        </Button>
      }
    >
      <Loaded compact query={templates} what={t('theTemplates')}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconTemplate} title={t('noTemplates')} text={t('noTemplatesText')} />
          ) : (
            rows.map(({ id, title }) => {
              const name = title ?? `#${id}`
              return (
                <CardRow key={id}>
                  <IconTemplate size={16} stroke={1.75} aria-hidden="true" />
                  <Link className="vk-grow vk-clip" to={`/intaketemplate_detail/${id}`}>
                    {name}
                  </Link>
                  <IconButton
                    size="small"
                    icon={IconTrash}
                    label={`${t('deleteVerb')} ${name}`}
                    onClick={() => void forget(id, name)}
                  />
                </CardRow>
              )
            })
          )
        }
      </Loaded>
      {naming && (
        <FormModal<{ title: string }, { id: number }>
          title={t('newTemplate')}
          size="small"
          fields={[{ name: 'title', label: t('templateName'), kind: 'text', required: true, autoFocus: true }]}
          values={{ title: '' }}
          onSave={body => make.send({ body })}
          onSaved={({ id }) => void navigate(`/intaketemplate_detail/${id}`)}
          onClose={() => setNaming(false)}
        />
      )}
    </Card>
  )
}
