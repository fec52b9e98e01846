import { Component, type ComponentProps } from 'react';

interface ContributorListProps extends ComponentProps<'section'> {
  repository: string;
  limit?: number;
}

/** Who has worked on a repository. */
export class ContributorList extends Component<ContributorListProps> {
  override render() {
    const { repository, limit = 10, ...rest } = this.props;
    return (
      <section {...rest}>
        {repository} {limit}
      </section>
    );
  }
}
