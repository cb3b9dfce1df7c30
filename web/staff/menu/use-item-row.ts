// One burrito being edited: what was typed, what is wrong with it, and saving it.
import { useEffect, useRef, useState } from 'react'
import type { SoldOutBody } from '#domain/api.ts'
import type { MenuItemBody, OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { Refusal } from '../../api.ts'
import { setSoldOut } from '../../kitchen-api.ts'
import { changeMenuItem } from '../../office-api.ts'
import {
  checkItem,
  editedFields,
  formOf,
  type Edits,
  type FieldMessages,
  type ItemForm,
} from './item-form.ts'
import { editItem, followItem, forgetDraft, settleItem, tidyItem, useDraft } from './menu-drafts.ts'
import { menuOfficeWords as words, troubleWords } from './words.ts'

type Errand = 'save' | 'switch'

export interface ItemRow {
  readonly form: ItemForm
  readonly edited: ReadonlySet<keyof ItemForm>
  /** Edited here, and changed by somebody else since. */
  readonly contested: ReadonlySet<keyof ItemForm>
  readonly messages: FieldMessages
  /** What went wrong with the whole of it. */
  readonly trouble: { readonly about: Errand; readonly words: string } | undefined
  readonly busy: ReadonlySet<Errand>
  edit(edits: Edits): void
  /** When a field is left. */
  tidy(): void
  undo(): void
  /** Answers the fields that need another look, none if it failed otherwise; undefined when it is saved. */
  save(): Promise<FieldMessages | undefined>
  /** Says that somebody else's change is to be looked at before it is overwritten. */
  askToLook(): void
  sellOut(soldOut: SoldOutBody['soldOut']): Promise<void>
}

interface ItemRowDeps {
  readonly item: OfficeMenuItem
  readonly apply: (reply: OfficeMenuReply) => void
  readonly refresh: () => void
}

export function useItemRow({ item, apply, refresh }: ItemRowDeps): ItemRow {
  const draft = useDraft(item.id)
  const [messages, setMessages] = useState<FieldMessages>({})
  const [trouble, setTrouble] = useState<ItemRow['trouble']>()
  const [busy, setBusy] = useState<ReadonlySet<Errand>>(new Set())
  // The state follows a rendering later, which is too late for a second tap.
  const underWay = useRef(new Set<Errand>())

  useEffect(() => followItem(item), [item])

  const edits = draft?.edits ?? {}
  const form = { ...formOf(item), ...edits }
  const edited = editedFields(item, edits)
  const changedSince = editedFields(item, draft?.base ?? {})
  // A save whose answer was lost and that was done after all is no trouble any more.
  const isOver = trouble?.about === 'save' && edited.size === 0

  async function run(errand: Errand, work: () => Promise<void>): Promise<void> {
    if (underWay.current.has(errand)) return
    mark(errand, true)
    forgetTrouble(errand)
    try {
      await work()
    } finally {
      mark(errand, false)
    }
  }

  /** What another errand met with still has to be read. */
  function forgetTrouble(errand: Errand): void {
    setTrouble((met) => (met?.about === errand ? undefined : met))
  }

  function mark(errand: Errand, isUnderWay: boolean): void {
    if (isUnderWay) underWay.current.add(errand)
    else underWay.current.delete(errand)
    setBusy(new Set(underWay.current))
  }

  async function send(body: MenuItemBody): Promise<FieldMessages | undefined> {
    try {
      const reply = await changeMenuItem(item.id, body)
      apply(reply)
      const saved = reply.items.find(({ id }) => id === item.id)
      if (saved && draft) settleItem(saved, draft)
      return undefined
    } catch (error) {
      if (error instanceof Refusal && error.code === 'invalid') return complain(error.fields)
      if (error instanceof Refusal && error.code === 'changed-meanwhile') refresh()
      setTrouble({ about: 'save', words: troubleWords(error, words.notSaved, item.name) })
      return {}
    }
  }

  function complain(found: FieldMessages): FieldMessages {
    setMessages(found)
    setTrouble({ about: 'save', words: words.lookAgain })
    return found
  }

  return {
    form,
    edited,
    contested: new Set([...edited].filter((field) => changedSince.has(field))),
    messages,
    trouble: isOver ? undefined : trouble,
    busy,
    edit(change) {
      editItem(item, change)
      setMessages((said) => withoutFields(said, Object.keys(change)))
    },
    tidy: () => tidyItem(item),
    undo() {
      forgetDraft(item.id)
      setMessages({})
      forgetTrouble('save')
    },
    async save() {
      let wrong: FieldMessages | undefined = {}
      await run('save', async () => {
        const checked = checkItem(form, item.version)
        setMessages({})
        wrong = checked.ok ? await send(checked.body) : complain(checked.messages)
      })
      return wrong
    },
    askToLook: () => setTrouble({ about: 'save', words: words.changedMeanwhile(item.name) }),
    sellOut: (soldOut) =>
      run('switch', async () => {
        try {
          await setSoldOut({ item: item.id, soldOut })
          refresh()
        } catch (error) {
          setTrouble({ about: 'switch', words: troubleWords(error, words.notDone) })
        }
      }),
  }
}

/** A message goes as soon as its field, "marks" or "marks.0", is touched; the next save looks again. */
function withoutFields(said: FieldMessages, touched: readonly string[]): FieldMessages {
  const stays = Object.entries(said).filter(([path]) => !touched.includes(path.split('.')[0] ?? path))
  return Object.fromEntries(stays)
}
