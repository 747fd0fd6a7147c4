export const SCIENCE = `
# laboratory
Laboratory Techniques | lab techniques | laboratory skills | laboratory testing | lab technician | laboratory technician | laboratory work | laboratory equipment | laboratory | lab tests | lab testing | lab work | laboratory analysis
Analytical Chemistry | chemical analysis | analytical techniques | instrumental analysis | analytical methods | analytical chemist | method validation > Chemistry
Chemistry | chemist | organic chemistry | inorganic chemistry | chemical synthesis | organic synthesis | physical chemistry
HPLC | high performance liquid chromatography | chromatography | gc ms | gas chromatography | lc ms | mass spectrometry > Analytical Chemistry
Spectroscopy | uv vis | ftir | nmr | spectrophotometer | spectrophotometry > Analytical Chemistry
Biochemistry | protein purification | enzyme assays | biochemical assays | biochemical | biochemist | proteins
Molecular Biology | pcr | dna extraction | gel electrophoresis | gene cloning | western blot | qpcr | dna sequencing | rna extraction | rt pcr | western blotting
Cell Culture | tissue culture | cell biology | flow cytometry | cell lines
Microbiology | bacteriology | microbial culture | microbiologist | virology | bacterial culture
Biotechnology | biotech | bioprocess | fermentation | bioengineering | biopharmaceutical
Genetics | genomics | gene editing | crispr | next generation sequencing | genetic
Immunology | elisa | immunoassay | immunohistochemistry | immunoassays
Bioinformatics | computational biology
Formulation | formulation development | drug formulation | product formulation | formulations | dosage forms
Drug Discovery | drug development | pharmaceutical development | pharmacokinetics | toxicology
Pharmaceutical Manufacturing | pharmaceutical industry | tablet manufacturing
Regulatory Affairs | fda regulations | regulatory submissions | fda compliance | fda
Quality Control Laboratory | qc laboratory | qc lab
Pathology | histology | hematology | clinical pathology | medical laboratory | medical laboratory technology | urinalysis
Chemical Engineering | chemical engineer | distillation | mass transfer | unit operations
Materials Science | metallurgy | polymer science | composites | materials engineering
Physics | physicist | optics | quantum mechanics
Mathematics | mathematical modeling | applied mathematics | calculus | linear algebra | maths
Environmental Science | environmental monitoring | environmental studies | ecology | environmental compliance | soil sampling | water quality
Geology | geologist | geophysics | hydrogeology
Agriculture | agronomy | farming | crop management | agricultural | irrigation | livestock | crop production
Food Science | food technology | food technologist
Forestry | wildlife management | conservation biology
Research | scientific research | research and development | r&d | research methods | research methodology | researcher | research assistant | research projects
Scientific Writing | research papers | publications in journals | literature review | research publications
Sample Preparation | sample collection | specimen collection | sample analysis | specimens | sample testing
Data Collection | collecting data | data gathering | collected data | collect data
Field Work | fieldwork | field research | field support | field operations | field studies | field service | field work experience
Experimental Design | design of experiments | =DOE
`;
