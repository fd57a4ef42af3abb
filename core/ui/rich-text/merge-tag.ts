import { mergeAttributes, Node } from '@tiptap/react'

interface MergeTagOptions {
  tags: readonly { tag: string; label: string }[]
}

/** A merge tag as one piece in the text: it cannot be half deleted. */
export const MergeTag = Node.create<MergeTagOptions>({
  name: 'mergeTag',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ tags: [] }),
  addAttributes: () => ({ tag: { default: '', parseHTML: element => element.getAttribute('data-merge-tag') ?? '' } }),
  parseHTML: () => [{ tag: 'span[data-merge-tag]' }],
  renderHTML({ node, HTMLAttributes }) {
    const tag = String(node.attrs.tag)
    const label = this.options.tags.find(known => known.tag === tag)?.label ?? tag
    return [
      'span',
      mergeAttributes({ class: 'vk-merge-tag', 'data-merge-tag': tag }, { ...HTMLAttributes, tag: null }),
      label,
    ]
  },
})

/** `{{relation.fullname}}` in stored HTML becomes a chip in the editor; in the address of a link it stays what it is. */
export function chipsFromText(html: string): string {
  return html.replace(/<[^>]*>|\{\{\s*([\w.]+)\s*\}\}/g, (piece, tag?: string) =>
    tag ? `<span data-merge-tag="${tag}"></span>` : piece,
  )
}

/** And back, for the API. */
export function textFromChips(html: string): string {
  return html.replace(/<span[^>]*data-merge-tag="([\w.]+)"[^>]*>.*?<\/span>/g, '{{$1}}')
}
