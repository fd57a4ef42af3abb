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
import { templateAddress, type WorkPath } from './work-path'

/** The templates of a kind of work, on the page of the settings (R-SET-022). */
export function WorkTemplatesCard({ of, title }: { of: WorkPath; title: string }) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const [naming, setNaming] = useState(false)
  const templates = useCall('get', `/api/${of}/indexTemplates` as const)
  const make = useSave('post', `/api/${of}/storeTemplate` as const)
  const forget = useRemoveTemplate(of)

  return (
    <Card
      title={title}
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
            rows.map(({ id, title: called }) => {
              const name = called ?? `#${id}`
              return (
                <CardRow key={id}>
                  <IconTemplate size={16} stroke={1.75} aria-hidden="true" />
                  <Link className="vk-grow vk-clip" to={templateAddress(of, id)}>
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
          onSaved={({ id }) => void navigate(templateAddress(of, id))}
          onClose={() => setNaming(false)}
        />
      )}
    </Card>
  )
}
