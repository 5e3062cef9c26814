import { useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { useIsPlain } from '../forms/page-form.ts'
import { Button } from '../primitives/button.tsx'
import { ChoiceFold, type FoldName } from './choice-fold.tsx'
import { OptionGroupField, type OptionGroupProps } from './option-group.tsx'
import type { OptionGroup } from './option.tsx'
import s from './product-choices.module.css'
import { leadOn } from './show-group.ts'

export type ChoiceGroup = OptionGroup & {
  /** Among what must be chosen, with what is settled by what comes by itself, or with what can be had besides. */
  readonly place: 'first' | 'settled' | 'more'
  /** Under which name it is opened, where that is not its title. */
  readonly ask?: string | undefined
  /** What is chosen of it, in words. */
  readonly chosen: readonly FoldName[]
}

export type ProductChoicesProps = {
  readonly groups: readonly ChoiceGroup[]
  /** The groups that something is still to be chosen of. */
  readonly lacking: readonly string[]
  readonly isLive: boolean
  readonly onPick: OptionGroupProps['onPick']
  readonly onReset?: (() => void) | undefined
  readonly labels: { readonly change: string; readonly reset: string }
}

/**
 * Every decision about a product. Of what must be chosen one group stands open, and the next opens once it is chosen; what
 * comes by itself is one line, what can be had besides one for each kind.
 */
export function ProductChoices({ groups, onReset, ...choosing }: ProductChoicesProps) {
  const { lacking, isLive, onPick, labels } = choosing
  const first = groups.filter(({ place }) => place === 'first')
  const settled = groups.filter(({ place }) => place === 'settled')
  const more = groups.filter(({ place }) => place === 'more')
  const isAlone = first.length + Math.min(settled.length, 1) + more.length === 1
  if (groups.length === 0) return null
  return (
    <div className={s.choices}>
      {first.length > 0 && <FirstGroups {...choosing} groups={first} />}
      {settled.length > 0 && (
        <SettledGroups
          {...choosing}
          groups={settled}
          isOpenFirst={isAlone || settled.some(({ id }) => lacking.includes(id))}
        />
      )}
      {more.map((group) => (
        <MoreOptions key={group.id} group={group} isOpenFirst={isAlone} {...{ isLive, onPick, labels }} />
      ))}
      {onReset !== undefined && (
        <div className={s.reset}>
          <Button tone="link" isLive={isLive} onAct={onReset}>
            {labels.reset}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChoosingProps = Omit<ProductChoicesProps, 'onReset'>

/** Every group is closed, though one is lacking. */
const NONE = ''

function FirstGroups({ groups, lacking, isLive, onPick, labels }: ChoosingProps) {
  const isPlain = useIsPlain()
  const name = useId()
  const all = useRef<HTMLDivElement>(null)
  const isByKeys = useRef(false)
  const left = useRef<string>(undefined)
  const [opened, setOpened] = useState<string>()
  const openId = opened ?? groups.find(({ id }) => isLive && lacking.includes(id))?.id

  useLayoutEffect(() => {
    const from = left.current
    left.current = undefined
    if (from !== undefined && from !== openId) leadOn(all.current, openId || from)
  })

  /** Who moves by keys among the options has chosen when they go on; a tap has chosen at once. */
  const choose = (group: ChoiceGroup) => () => {
    const isChosen = group.kind === 'radio' && !isByKeys.current
    setOpened(isChosen ? undefined : group.id)
    if (isChosen) left.current = group.id
  }
  const leave = (group: ChoiceGroup) => (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event
    const isOutside = relatedTarget !== null && !currentTarget.closest('details')?.contains(relatedTarget)
    if (isOutside && isByKeys.current && opened === group.id && !lacking.includes(group.id))
      setOpened(undefined)
  }
  return (
    <div
      ref={all}
      onKeyDownCapture={() => (isByKeys.current = true)}
      onPointerDownCapture={() => (isByKeys.current = false)}
    >
      {groups.map((group) => (
        <ChoiceFold
          key={group.id}
          title={{ id: group.id, text: group.title, lang: group.titleLang }}
          rule={group.rule}
          chosen={group.chosen}
          change={labels.change}
          isLive={isLive}
          // One at a time is for code to keep: without it, all that is lacking is chosen before anything is sent.
          name={isPlain ? undefined : name}
          isOpen={isPlain ? lacking.includes(group.id) : openId === group.id}
          onToggle={(isOpen) => setOpened(isOpen ? group.id : NONE)}
        >
          <div onBlur={leave(group)}>
            <OptionGroupField
              isHeaded
              isDense
              group={group}
              isLive={isLive}
              onPick={onPick}
              onTap={choose(group)}
            />
          </div>
        </ChoiceFold>
      ))}
    </div>
  )
}

type SettledProps = ChoosingProps & { readonly isOpenFirst: boolean }

function SettledGroups({ groups, isLive, onPick, labels, isOpenFirst }: SettledProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <ChoiceFold
      titles={groups.map(({ id, title, titleLang }) => ({ id, text: title, lang: titleLang }))}
      chosen={groups.flatMap(({ chosen }) => chosen)}
      change={labels.change}
      isLive={isLive}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      {groups.map((group) => (
        <OptionGroupField key={group.id} isDense group={group} isLive={isLive} onPick={onPick} />
      ))}
    </ChoiceFold>
  )
}

type MoreProps = Pick<ChoosingProps, 'isLive' | 'onPick' | 'labels'> & {
  readonly group: ChoiceGroup
  readonly isOpenFirst: boolean
}

/** What can be had besides: what is chosen of it stands in front when it is opened, and nothing moves until it is closed. */
function MoreOptions({ group, isLive, onPick, labels, isOpenFirst }: MoreProps) {
  const chosenIds = group.chosen.map(({ id }) => id)
  const [front, setFront] = useState(isOpenFirst ? chosenIds : undefined)
  const isInFront = ({ id }: { readonly id: string }) => (front ?? chosenIds).includes(id)
  const options = [...group.options.filter(isInFront), ...group.options.filter((each) => !isInFront(each))]
  return (
    <ChoiceFold
      title={{ id: group.id, text: group.ask ?? group.title, lang: group.titleLang }}
      rule={group.rule}
      chosen={group.chosen}
      change={labels.change}
      isLive={isLive}
      isOpen={front !== undefined}
      onToggle={(isOpen) => setFront(isOpen ? chosenIds : undefined)}
    >
      <OptionGroupField isHeaded isDense group={{ ...group, options }} isLive={isLive} onPick={onPick} />
    </ChoiceFold>
  )
}
