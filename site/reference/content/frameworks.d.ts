// Frameworks that are too large to install for a few snippets, with the types that snippets use.
// Nothing else from them is checked; the rest of a snippet is.
declare module 'next';
declare module 'next/*';
declare module '@mui/material-nextjs/*';
declare module 'antd';
declare module 'goober';
declare module '@fluentui/react-components';
declare module 'mermaid';

declare module 'next/app' {
  import type { ComponentType } from 'react';

  export interface AppProps {
    readonly Component: ComponentType<Record<string, unknown>>;
    readonly pageProps: Record<string, unknown>;
    readonly emotionCache?: never;
  }
}

declare module 'next/document' {
  import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

  export interface DocumentContext {
    readonly pathname: string;
  }
  export interface DocumentProps {
    readonly locale?: string;
  }
  export interface DocumentInitialProps {
    readonly html: string;
    readonly styles?: ReactNode;
  }
  export const Html: ComponentType<HTMLAttributes<HTMLHtmlElement> & { readonly children?: ReactNode }>;
  export const Head: ComponentType<{ readonly children?: ReactNode }>;
  export const Main: ComponentType;
  export const NextScript: ComponentType;
  export default class Document {
    readonly props: DocumentProps;
    static getInitialProps(context: DocumentContext): Promise<DocumentInitialProps>;
  }
}

declare module '@mui/material-nextjs/v15-pagesRouter' {
  import type { ComponentType, ReactNode } from 'react';
  import type { DocumentContext, DocumentInitialProps } from 'next/document';

  export interface DocumentHeadTagsProps {
    readonly emotionStyleTags: readonly ReactNode[];
  }
  export const DocumentHeadTags: ComponentType<DocumentHeadTagsProps>;
  export const AppCacheProvider: ComponentType<{ readonly children?: ReactNode } & object>;
  export function documentGetInitialProps(context: DocumentContext, options?: object): Promise<DocumentInitialProps>;
  export function createEmotionCache(options?: object): object;
}

// The library in the manual of docs-nav, and files of its project.
declare module 'pebble';
declare module '@lib/*';
declare module '*/texts';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
