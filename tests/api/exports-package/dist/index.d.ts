import * as React from 'react';
import { type Factory, type FactoryPayload } from './factory';
export * as Dialog from './dialog/parts';
export { DialogRoot, DialogTitle } from './dialog/dialog';
export { unstable_Slot } from './slot';

export interface SelectProps<T> {
  /** What can be chosen. */
  options: readonly T[];
  /**
   * How an option is written.
   * @default String
   */
  getLabel?: (option: T) => string;
  onChange?(value: T | null): void;
  /** @internal */
  probe?: () => void;
  __scope?: string;
}

/** Lets people choose one of several. */
export declare const Select: <T>(props: SelectProps<T>) => React.JSX.Element;

export interface InputProps extends Omit<React.ComponentPropsWithoutRef<'input'>, 'size'> {
  /** How high it is. */
  size?: 'sm' | 'md';
  /** What is before the text. */
  prefix?: React.ReactNode;
}

/** Takes a line of text. */
export declare const Input: React.ForwardRefExoticComponent<InputProps & React.RefAttributes<HTMLInputElement>>;

export declare const Row: React.MemoExoticComponent<(props: { height: number; children?: React.ReactNode }) => React.ReactElement>;

export interface CardProps {
  /** Distance of the content from the edge. */
  inset?: number;
}
export declare const CardSection: Factory<{ props: { /** Whether a line is above it. */ withBorder?: boolean }; ref: HTMLDivElement }>;
export declare const CardItem: Factory<{ props: { label: string }; ref: HTMLLIElement }>;

/** Holds what belongs together. */
export declare const Card: Factory<{ props: CardProps; ref: HTMLElement; parts: { Section: typeof CardSection; Item: typeof CardItem } }>;

export declare function Menu(props: { open?: boolean }): React.JSX.Element;
export declare namespace Menu {
  interface Props {
    open?: boolean;
  }
  var Item: (props: { disabled?: boolean }) => React.JSX.Element;
  var useMenu: () => { open: boolean };
  var displayName: string;
}

/** What a boundary is made of: nobody renders it. */
export declare abstract class Edge extends React.Component<{ fallback: React.ReactNode }> {}
export declare class Boundary extends React.Component<{ fallback: React.ReactNode }> {}

export interface NoticeProps {
  tone?: 'good' | 'bad';
}
/** The type of this component is from a package that nobody installed. */
export declare const Notice: import('not-installed').Styled<NoticeProps>;
export declare const Anything: any;

/** @internal */
export declare const Probe: () => React.JSX.Element;
export declare const __Hidden: () => React.JSX.Element;
export declare const Theme: React.Context<{ dark: boolean }>;
export declare const Colors: { Red: string };
export declare function Format(text: string): string;
export declare class Store {
  constructor(size: number);
  get(): number;
}
export declare function createTheme(): object;
export declare function useCard(): { inset: number };
export type { FactoryPayload };
