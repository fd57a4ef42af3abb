import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBraces,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import { EditorContent, type Editor as Tiptap, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Icon } from '../define/define-ui.ts'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu } from '../overlays/menu.tsx'
import { chipsFromText, MergeTag, textFromChips } from './merge-tag.ts'
import type { RichTextProps } from './rich-text.tsx'

const NONE: NonNullable<RichTextProps['mergeTags']> = []

/** The editor behind `RichText`. Merge tags that arrive later make it anew: its chips then show their names. */
export default function Editor({
  value,
  onChange,
  label,
  mergeTags: given = NONE,
  placeholder,
  minHeight = 120,
}: RichTextProps) {
  // A list that is put together at each drawing says the same: what is being typed stays.
  const said = JSON.stringify(given)
  const mergeTags = useMemo<typeof given>(() => JSON.parse(said), [said])
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor(
    {
      extensions: [
        StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
        MergeTag.configure({ tags: mergeTags }),
      ],
      content: chipsFromText(value),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'data-placeholder': placeholder ?? '',
        },
      },
      injectCSS: false,
      onUpdate: ({ editor: current }) => change.current(current.isEmpty ? '' : textFromChips(current.getHTML())),
    },
    [mergeTags],
  )

  useEffect(() => {
    if (editor && !editor.isDestroyed && !editor.isFocused && textFromChips(editor.getHTML()) !== value) {
      editor.commands.setContent(chipsFromText(value), { emitUpdate: false })
    }
  }, [editor, value])

  if (!editor) return null
  return (
    <div className="vk-rich">
      <Toolbar editor={editor} mergeTags={mergeTags} />
      <EditorContent
        className="vk-rich-content"
        editor={editor}
        style={{ minHeight }}
        onClick={() => editor.commands.focus()}
      />
    </div>
  )
}

function Toolbar({ editor, mergeTags }: { editor: Tiptap; mergeTags: NonNullable<RichTextProps['mergeTags']> }) {
  const t = useCoreT()
  const [linking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      heading: current.isActive('heading'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  })
  const tool = (icon: Icon, name: string, on: boolean, run: () => void) => (
    <IconButton
      icon={icon}
      label={name}
      size="small"
      aria-pressed={on}
      onMouseDown={event => event.preventDefault()}
      onClick={run}
    />
  )
  return (
    <div className="vk-rich-bar" role="toolbar" aria-label={t('editor')}>
      {tool(IconBold, t('textBold'), active.bold, () => editor.chain().focus().toggleBold().run())}
      {tool(IconItalic, t('textItalic'), active.italic, () => editor.chain().focus().toggleItalic().run())}
      {tool(IconUnderline, t('textUnderline'), active.underline, () => editor.chain().focus().toggleUnderline().run())}
      {tool(IconH2, t('textHeading'), active.heading, () => editor.chain().focus().toggleHeading({ level: 2 }).run())}
      {tool(IconList, t('textBulletList'), active.bulletList, () => editor.chain().focus().toggleBulletList().run())}
      {tool(IconListNumbers, t('textNumberList'), active.orderedList, () =>
        editor.chain().focus().toggleOrderedList().run(),
      )}
      {tool(IconLink, t('textLink'), active.link, () =>
        active.link ? editor.chain().focus().unsetLink().run() : setLinking(true),
      )}
      {mergeTags.length > 0 && (
        <Menu
          label={t('textMergeTag')}
          placement="bottom-start"
          items={mergeTags.map(({ tag, label }) => ({
            key: tag,
            label,
            note: tag,
            onSelect: () => editor.chain().focus().insertContent({ type: 'mergeTag', attrs: { tag } }).run(),
          }))}
        >
          <IconButton icon={IconBraces} label={t('textMergeTag')} size="small" />
        </Menu>
      )}
      <span className="vk-grow" />
      {tool(IconArrowBackUp, t('textUndo'), false, () => editor.chain().focus().undo().run())}
      {tool(IconArrowForwardUp, t('textRedo'), false, () => editor.chain().focus().redo().run())}
      {linking && (
        <LinkDialog
          onClose={() => setLinking(false)}
          onLink={href => {
            setLinking(false)
            editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
          }}
        />
      )}
    </div>
  )
}

function LinkDialog({ onLink, onClose }: { onLink: (href: string) => void; onClose: () => void }) {
  const t = useCoreT()
  const [href, setHref] = useState('https://')
  const valid = URL.canParse(href) && /^(https?|mailto|tel):/.test(href)
  return (
    <Dialog
      title={t('textLink')}
      size="small"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        if (valid) onLink(href)
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!valid}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Field label={t('textLinkPrompt')}>
        <TextInput value={href} onChange={setHref} type="url" autoFocus />
      </Field>
    </Dialog>
  )
}
