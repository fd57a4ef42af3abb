/** What the page of a customer shows from its first byte, as text of HTML. */
export interface PageLook {
  readonly title: string
  /** Tags of the head: what messengers show of the link, and whom to call. */
  readonly head: string
  /** Style rules with the colours of the company. */
  readonly style: string
  /** Mark and name of the company. */
  readonly letterhead: string
}

/** Who gives the pages of customers their look. */
export interface CustomerPages {
  /** The look of the company that the path of a page names, or whose host it is; null where none does: the page is neutral. */
  look(path: string, host: string): Promise<PageLook | null>
  /** Logo or card of a company; null for what is neither. */
  file(path: string): Promise<Response | null>
}
