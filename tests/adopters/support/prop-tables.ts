/** What a reader finds in a component’s declarations. */
export interface PropTable {
  /** How many props its page lists. */
  readonly count: number;
  /** Element type of its ref; absent when it takes none, empty when the types leave it open. */
  readonly ref?: string;
  /** Whether it also accepts the attributes of an element. */
  readonly attributes: boolean;
  /** Types of the style system whose props it takes. */
  readonly shared?: readonly string[];
  /** Some of the props: their types with their defaults; the names of required ones end in `!`. */
  readonly props: Readonly<Record<string, string>>;
}

/** Checked by hand against the `.d.ts` files of the installed versions, four for each library. */
export const TABLES: Readonly<
  Record<'mantine' | 'chakra' | 'antd' | 'radix' | 'base-ui', Readonly<Record<string, PropTable>>>
> = {
  mantine: {
    Button: {
      count: 29,
      ref: 'HTMLButtonElement',
      attributes: true,
      shared: ['MantineStyleProps'],
      props: {
        component: "React.ElementType = 'button'",
        fullWidth: 'boolean = false',
        loading: 'boolean',
        justify: "React.CSSProperties['justifyContent'] = 'center'",
        leftSection: 'React.ReactNode',
      },
    },
    Select: {
      count: 74,
      ref: 'HTMLInputElement',
      attributes: true,
      shared: ['MantineStyleProps'],
      props: {
        searchable: 'boolean = false',
        value: 'string | null',
        checkIconPosition: "'left' | 'right' = 'left'",
        onChange: '(value: string | null, option: ComboboxItem) => void',
        data: 'ComboboxData',
      },
    },
    'Accordion.Control': {
      count: 17,
      ref: 'HTMLButtonElement',
      attributes: true,
      shared: ['MantineStyleProps'],
      props: { disabled: 'boolean', chevron: 'React.ReactNode', icon: 'React.ReactNode' },
    },
    'Modal.Root': {
      count: 41,
      ref: 'HTMLDivElement',
      attributes: true,
      shared: ['MantineStyleProps'],
      props: {
        'opened!': 'boolean',
        'onClose!': '() => void',
        centered: 'boolean = false',
        yOffset: "React.CSSProperties['marginTop'] = 5dvh",
        withinPortal: 'boolean = true',
      },
    },
  },
  chakra: {
    Button: {
      count: 16,
      ref: 'HTMLButtonElement',
      attributes: true,
      shared: ['SystemProperties', 'Conditions'],
      props: {
        loading: 'boolean = false',
        spinnerPlacement: "'start' | 'end' = 'start'",
        variant: "'solid' | 'subtle' | 'surface' | 'outline' | 'ghost' | 'plain' = 'solid'",
        unstyled: 'boolean',
        asChild: 'boolean',
      },
    },
    'Dialog.Root': {
      count: 33,
      attributes: false,
      props: {
        'children!': 'React.ReactNode',
        modal: 'boolean = true',
        placement: "'center' | 'top' | 'bottom' = 'top'",
        role: "'dialog' | 'alertdialog' = 'dialog'",
        onEscapeKeyDown: '(event: KeyboardEvent) => void',
        lazyMount: 'boolean = false',
      },
    },
    Badge: {
      count: 12,
      ref: 'HTMLSpanElement',
      attributes: true,
      shared: ['SystemProperties', 'Conditions'],
      props: { size: "'xs' | 'sm' | 'md' | 'lg' = 'sm'", as: 'React.ElementType' },
    },
    Input: {
      count: 12,
      ref: 'HTMLInputElement',
      attributes: true,
      shared: ['SystemProperties', 'Conditions'],
      props: { variant: "'outline' | 'subtle' | 'flushed' = 'outline'", htmlSize: 'number' },
    },
  },
  antd: {
    Button: {
      count: 20,
      ref: 'HTMLAnchorElement | HTMLButtonElement',
      attributes: true,
      props: {
        danger: 'boolean = false',
        htmlType: "'button' | 'reset' | 'submit' = 'button'",
        size: "'small' | 'middle' | 'large'",
        iconPosition: "'start' | 'end' = 'start'",
      },
    },
    'Form.Item': {
      count: 40,
      attributes: false,
      props: {
        rules: 'Rule[]',
        label: 'React.ReactNode',
        validateFirst: "boolean | 'parallel'",
        dependencies: 'NamePath[]',
        noStyle: 'boolean',
      },
    },
    Select: {
      count: 86,
      ref: 'BaseSelectRef',
      attributes: true,
      props: {
        mode: "'multiple' | 'tags'",
        variant: "'borderless' | 'filled' | 'outlined' | 'underlined' = 'outlined'",
        showSearch: 'boolean',
        options: 'OptionType[]',
      },
    },
    Switch: {
      count: 17,
      ref: 'HTMLButtonElement',
      attributes: false,
      props: {
        checked: 'boolean',
        size: "'small' | 'default'",
        unCheckedChildren: 'React.ReactNode',
        onChange: 'SwitchChangeEventHandler',
      },
    },
  },
  radix: {
    'Dialog.Content': {
      count: 9,
      ref: 'HTMLDivElement',
      attributes: true,
      props: {
        asChild: 'boolean',
        forceMount: 'true',
        onEscapeKeyDown: '(event: KeyboardEvent) => void',
        onOpenAutoFocus: '(event: Event) => void',
      },
    },
    'Switch.Root': {
      count: 5,
      ref: 'HTMLButtonElement',
      attributes: true,
      props: { checked: 'boolean', onCheckedChange: '(checked: boolean) => void', asChild: 'boolean' },
    },
    'Slider.Root': {
      count: 16,
      ref: 'HTMLSpanElement',
      attributes: true,
      props: {
        max: 'number = 100',
        step: 'number = 1',
        inverted: 'boolean = false',
        value: 'number[]',
        orientation: "'horizontal' | 'vertical' = 'horizontal'",
      },
    },
    'Select.Item': {
      count: 4,
      ref: 'HTMLDivElement',
      attributes: true,
      props: { 'value!': 'string', disabled: 'boolean = false', textValue: 'string', asChild: 'boolean' },
    },
  },
  'base-ui': {
    'Switch.Root': {
      count: 16,
      ref: '',
      attributes: true,
      props: {
        checked: 'boolean',
        defaultChecked: 'boolean = false',
        onCheckedChange: '(checked: boolean, eventDetails: SwitchRoot.ChangeEventDetails) => void',
        nativeButton: 'boolean = false',
      },
    },
    'Dialog.Root': {
      count: 11,
      attributes: false,
      props: {
        modal: "boolean | 'trap-focus' = true",
        open: 'boolean',
        handle: 'DialogHandle<Payload>',
        triggerId: 'string | null',
      },
    },
    'Menu.Item': {
      count: 8,
      ref: '',
      attributes: true,
      props: { closeOnClick: 'boolean = true', label: 'string', disabled: 'boolean = false' },
    },
    'NumberField.Root': {
      count: 24,
      ref: 'HTMLDivElement',
      attributes: true,
      props: {
        step: "number | 'any' = 1",
        smallStep: 'number = 0.1',
        value: 'number | null',
        required: 'boolean = false',
        format: 'Intl.NumberFormatOptions',
      },
    },
  },
};
