import { Button, Card, CardRow, confirmDelete, EmptyState, IconButton, useT } from '@core/ui'
import { IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type TagRule, TagRuleModal } from './tag-rule-modal'
import '../links.css'

interface TagRulesCardProps {
  title: string
  help: string
  rules: readonly TagRule[]
  onSave: (rules: TagRule[]) => Promise<unknown>
}

/** The tags of one part of a call: headers, body or query. */
export function TagRulesCard({ title, help, rules, onSave }: TagRulesCardProps) {
  const t = useT('integrations')
  const [open, setOpen] = useState<number | null>(null)
  const others = (at: number) => rules.filter((_, place) => place !== at)
  async function remove(at: number): Promise<void> {
    if (await confirmDelete()) await onSave(others(at))
  }
  return (
    <Card
      title={title}
      count={rules.length}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setOpen(rules.length)}>
          {t('newTag')}
        </Button>
      }
    >
      {rules.length === 0 && <EmptyState compact icon={IconTags} title={t('noTags')} text={help} />}
      {rules.map((rule, at) => (
        <CardRow key={`${rule.fieldkey} ${rule.fieldvalue}`}>
          <span className="vk-grow vk-clip">
            <strong>{rule.fieldkey}</strong>
            <span className="integrations-note vk-clip">
              {[rule.fieldvalue || t('nothing'), rule.example && t('exampleIs', { example: rule.example })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <IconButton
            size="small"
            icon={IconPencil}
            label={t('editTagOf', { key: rule.fieldkey })}
            onClick={() => setOpen(at)}
          />
          <IconButton
            size="small"
            icon={IconTrash}
            label={t('removeTagOf', { key: rule.fieldkey })}
            onClick={() => void remove(at)}
          />
        </CardRow>
      ))}
      {open !== null && (
        <TagRuleModal
          rule={rules[open] ?? null}
          onSave={rule => onSave(open < rules.length ? rules.with(open, rule) : [...rules, rule])}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}
